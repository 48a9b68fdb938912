import {
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type OperationNode,
} from 'kysely'

const listOperators = new Map([
  ['in', '= any'],
  ['not in', '<> all'],
])

const listOperatorOf = (node: OperationNode): string | undefined =>
  OperatorNode.is(node) ? listOperators.get(node.operator) : undefined

/**
 * Sends a list of values as one parameter, `= any($1)`: with a parameter for each value, every length of list would be
 * another statement to parse, plan and keep. An empty list is allowed as well: nothing is in it.
 */
export class ListsAsArrays extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const operator = listOperatorOf(node.operator)
    if (operator === undefined || !PrimitiveValueListNode.is(node.rightOperand)) return super.visitBinaryOperation(node)
    this.visitNode(node.leftOperand)
    this.append(` ${operator}(`)
    this.appendValue(node.rightOperand.values)
    this.append(')')
  }
}
