import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite'

export interface KeyUses {
  /** Keys passed to a translator. `*` is a part known only at run time: 'languages.*'. */
  asked: { namespaces: readonly string[]; key: string }[]
  /** Namespaces of translators that receive a key from elsewhere, such as `t(issue.message)`. */
  open: string[]
  /** All strings of the file, which may be keys on their way from the domain to the page ('validation.city'). */
  texts: Set<string>
}

type Translators = Map<string, string[]>

/** The namespace of a translator from another file: it may be any. The types of use-intl check its keys. */
export const unknownNamespace: readonly string[] = ['*']

/**
 * Analyses a TypeScript file without running it. A translator is the result of a function with "translat" in its name, such as
 * `useTranslations('booking')` or `createTranslator({ namespace: 'booking' })`, any variable named `t`, and the result of other known calls. Throws
 * when the file cannot be parsed.
 */
export function findKeyUses(file: string, source: string): KeyUses {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const translators: Translators = new Map()
  const calls: ESTree.CallExpression[] = []
  const texts = new Set<string>()
  const visitor: VisitorObject = {
    Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
    CallExpression: (node) => void calls.push(node),
    VariableDeclarator({ id, init }) {
      const namespace = init ? namespaceOf(init) : undefined
      if (id.type !== 'Identifier' || namespace === undefined) return
      translators.set(id.name, [...(translators.get(id.name) ?? []), namespace])
    },
  }
  new Visitor(visitor).visit(program)

  const uses: KeyUses = { asked: [], open: [], texts }
  for (const call of calls) {
    const namespaces = namespacesAsked(call.callee, translators)
    const [first] = call.arguments
    if (!(namespaces && first) || first.type === 'SpreadElement') continue
    const keys = keysIn(first)
    for (const key of keys) if (key !== '*') uses.asked.push({ namespaces, key })
    if (keys.includes('*')) uses.open.push(...namespaces)
  }
  return uses
}

/** The namespace of the translator created by this expression, '' for the root, undefined when it creates none. */
function namespaceOf(expression: ESTree.Expression): string | undefined {
  if (expression.type === 'AwaitExpression') return namespaceOf(expression.argument)
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return
  if (!/translat/i.test(expression.callee.name)) return
  for (const argument of expression.arguments) {
    if (argument.type === 'SpreadElement') continue
    const [text] = argument.type === 'ObjectExpression' ? keysIn(namespaceProperty(argument)) : keysIn(argument)
    if (text !== undefined && text !== '*') return text
  }
  return ''
}

function namespaceProperty(object: ESTree.ObjectExpression): ESTree.Expression | undefined {
  for (const property of object.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'namespace')
      return property.value
  return
}

/** The namespaces of the called translator: `t('…')`, `t.rich('…')`, `mailText(language)('…')`. */
function namespacesAsked(callee: ESTree.Expression, translators: Translators): readonly string[] | undefined {
  if (callee.type === 'Identifier')
    return translators.get(callee.name) ?? (callee.name === 't' ? unknownNamespace : undefined)
  if (callee.type === 'CallExpression') {
    const namespace = namespaceOf(callee)
    return namespace === undefined ? unknownNamespace : [namespace]
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
  return /^(rich|markup|raw|has)$/.test(callee.property.name) ? namespacesAsked(callee.object, translators) : undefined
}

/** The possible keys of an expression; '*' when known only at run time. */
function keysIn(expression: ESTree.Expression | undefined): string[] {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : ['*']
    case 'TemplateLiteral':
      return [expression.quasis.map((quasi) => quasi.value.cooked ?? '').join('*')]
    case 'ConditionalExpression':
      return [...keysIn(expression.consequent), ...keysIn(expression.alternate)]
    case 'LogicalExpression':
      return [...keysIn(expression.left), ...keysIn(expression.right)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return keysIn(expression.expression)
    case undefined:
      return []
    default:
      return ['*']
  }
}
