import type ts from 'typescript';

export declare function findForgottenWrites(source: ts.SourceFile, checker: ts.TypeChecker): readonly ts.Node[];
