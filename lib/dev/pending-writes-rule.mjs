// A write that waits to be written (lib/server/ports/write-together.ts) does nothing until it is handed over. As a statement of its own it is forgotten.

/** Whether a value of this type is such a write or plan, a list of them, or a promise of either. */
function isPendingWrite(type, checker) {
  if (type.isUnion()) return type.types.some((part) => isPendingWrite(part, checker));
  const name = type.getSymbol()?.getName();
  if (name === 'PendingWrite' || name === 'Planned') return true;
  if (name !== 'Array' && name !== 'ReadonlyArray' && name !== 'Promise') return false;
  return checker.getTypeArguments(type).some((part) => isPendingWrite(part, checker));
}

export const pendingWritesRule = {
  meta: { messages: { forgotten: 'This is planned and never written. Hand it to writeTogether, or to the caller.' } },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    return {
      ExpressionStatement({ expression }) {
        const value = expression.type === 'UnaryExpression' ? expression.argument : expression;
        if (value.type === 'AssignmentExpression') return;
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(value));
        if (isPendingWrite(type, checker)) context.report({ node: expression, messageId: 'forgotten' });
      },
    };
  },
};
