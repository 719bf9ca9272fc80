import { type ESTree, parseSync, Visitor } from 'vite'

const advice =
  'answers in a form of its own: whatever may be refused is a Result (src/domain/result.ts), done or refused. What is stored, or a contract, says so in the line above: // no result: why'

/** The places where a decision or an operation is typed or answered otherwise than by a `Result`. An exception has its reason in the line above. */
export function otherResults(file: string, source: string): string[] {
  if (!/\b(?:accepted|outcome)\b/.test(source)) return []
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const lines = source.split('\n')
  const found: string[] = []
  const look = (key: ESTree.Node, start: number, words: unknown[]) => {
    const name = key.type === 'Identifier' ? key.name : ''
    const wrong = words.filter((word) => isOther(name, word))
    const line = source.slice(0, start).split('\n').length
    if (wrong.length > 0 && !/\/\/ no result: \S/.test(lines[line - 2] ?? ''))
      found.push(`${file}:${line} ${name}: ${wrong.join(' | ')} ${advice}`)
  }
  new Visitor({
    Property: ({ key, value, start }) => look(key, start, wordsOf(value)),
    TSPropertySignature: ({ key, typeAnnotation, start }) =>
      look(key, start, typeAnnotation ? wordsOf(typeAnnotation.typeAnnotation) : []),
  }).visit(program)
  return found
}

function isOther(name: string, word: unknown): boolean {
  if (name === 'accepted') return typeof word === 'boolean'
  return name === 'outcome' && typeof word === 'string' && word !== 'done' && word !== 'refused'
}

/** The literals that a value or a type may be. */
function wordsOf(node: ESTree.Node): unknown[] {
  switch (node.type) {
    case 'Literal':
      return [node.value]
    case 'TSLiteralType':
      return wordsOf(node.literal)
    case 'TSUnionType':
      return node.types.flatMap(wordsOf)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(wordsOf)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(wordsOf)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsOf(node.expression)
    case 'TSParenthesizedType':
      return wordsOf(node.typeAnnotation)
    default:
      return []
  }
}
