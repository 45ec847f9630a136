import type ts from 'typescript';

export declare function listPlanners(source: ts.SourceFile): readonly string[];
export declare function findBorrowedPlanners(
  source: ts.SourceFile,
  planners: ReadonlySet<string>,
): readonly ts.Statement[];
export declare function findForgottenWrites(source: ts.SourceFile, checker: ts.TypeChecker): readonly ts.Node[];
