import { type ESTree, parseSync, Visitor } from 'vite'

/** Words that must not be part of an identifier, with their replacement. 'way-in' matches `findWayIn`, `find_way_in` and `FIND_WAY_IN`. */
export const refusedWords: ReadonlyMap<string, string> = new Map([
  ['attempt', 'idempotencyKey; an attempt to deliver, to send or to sign in stays one'],
  ['attempts', 'idempotencyKeys'],
  ['desk', 'service, or the plain noun'],
  ['twin', 'translation, alternate (in HTML) or plainText (of a mail)'],
  ['twins', 'translations'],
  ['standing', 'status'],
  ['house', 'organisation, siteSettings'],
  ['settle', 'expireHolds, promoteWaitlist'],
  ['settles', 'expires, promotes'],
  ['settled', 'expired, promoted'],
  ['unsettled', 'open'],
  ['letter', 'email, message; character of a text'],
  ['letters', 'emails, messages; characters of a text'],
  ['carry-out', 'run, dispatch'],
  ['way-in', 'recoveryLink'],
  ['ways-in', 'signInMethods'],
  ['way-out', 'unsubscribeLink'],
  ['open-link', 'issueToken'],
  ['follow-link', 'resolveToken'],
  ['tell', 'notify, enqueue'],
  ['tells', 'notifies, enqueues'],
  ['told', 'notified; recipients'],
  ['news', 'event, events'],
  ['owed', 'outstanding, amountDue'],
  ['owes', 'isDue, needs'],
  ['owing', 'outstanding'],
  ['still-due', 'outstanding'],
  ['money-that-came', 'amountReceived'],
  ['mend', 'rewrite, redirect, normalise, repair'],
  ['mends', 'rewrites, repairs'],
  ['mended', 'rewritten, repaired'],
  ['right-address', 'canonicalUrl'],
  ['tidy-path', 'normalisePath'],
  ['dead-end', 'brokenLink'],
  ['dead-ends', 'brokenLinks'],
  ['turned-down', 'rejected'],
  ['turned-away', 'unauthorised'],
  ['turn-down', 'reject'],
  ['turn-away', 'reject'],
  ['move-order', 'transitionOrder'],
  ['move-registrations', 'transitionRegistrations'],
  ['black-out', 'redact'],
  ['blacked-out', 'redacted'],
  ['spellings', 'addressVariants'],
  ['plan-ahead', 'scheduleReminders'],
  ['running-number', 'sequence, documentNumber'],
  ['running-numbers', 'sequences, documentNumbers'],
  ['last-good', 'stale'],
  ['bounded-memory', 'lruCache'],
  ['kept-file', 'cachedFile'],
  ['kept-files', 'diskCache'],
  ['memory-first', 'cacheFirst'],
  ['in-turns', 'withConcurrencyLimit'],
  ['workbench', 'jobPool'],
  ['finished-page', 'finalResponse'],
  ['hear-out', 'drainRequestBody'],
  ['slow-guesses', 'limitGuesses'],
  ['recent-attempts', 'rateWindow'],
  ['form-ticket', 'signedTimestamp'],
  ['trap', 'honeypot'],
  ['human-fields', 'spamFields'],
  ['judge', 'check'],
  ['judged', 'checked'],
  ['judging', 'checking'],
  ['secret-box', 'cipher'],
  ['seal', 'encrypt'],
  ['sealed', 'encrypted'],
  ['said', 'what it is: message, answer, text, outcome'],
  ['unsaid', 'implicit, missing'],
  ['safe-error', 'serializeError'],
  ['doer', 'actor, context'],
  ['doing', 'action, outcome'],
  ['doings', 'actions'],
  ['chance', 'random, idGenerator'],
  ['pointer-wish', 'menuAim'],
  ['dearest', 'maxPrice'],
  ['redeem-tickets', 'exchangePreviewToken'],
  ['at-first-sight', 'aboveTheFold'],
  ['shown-once', 'revealOnce'],
  ['anew', 'again, renewed'],
  ['careful', 'confirm'],
  ['sender-key', 'hashedSender'],
])

/** Names must not start like a clause, those of types included. `what` or `who` alone is allowed. */
const clause = /^(?:[Ww]hat|[Ww]ho|[Ww]hom|[Ww]hose|[Ww]here|[Ww]hy|[Hh]ow|[Mm]ost)[A-Z]/

interface Allowance {
  words: readonly string[]
  files: RegExp
  reason: string
}

/** Exceptions: the field's own terms, and contracts that must not change. */
export const allowances: readonly Allowance[] = [
  {
    words: ['attempt', 'attempts'],
    files:
      /^(src|server|tests)\/.*(webhook|deliver|effect|jobs|mail|failed-work|metrics|attempt-list|api\.postgres\.test)/,
    reason: 'an attempt to deliver a message, to send a mail or to run a job',
  },
  {
    words: ['attempt', 'attempts'],
    files:
      /^(src\/features\/members|src\/domain\/office|src\/platform\/db\/tables\/member|src\/content\/(graphql|documents)|server\/composition\/(office|content)|server\/http\/site\.test|tests\/use-cases\/office-)/,
    reason: 'an attempt to sign in',
  },
  {
    words: ['attempt'],
    files: /^src\/platform\/ports\.ts$/,
    reason: 'stored in jobs of webhooks',
  },
  {
    words: ['attempts'],
    files: /^src\/content\/(preview\/follow-page|documents\/page-changes)/,
    reason: 'an option of graphql-ws',
  },
  {
    words: ['attempt', 'last-good'],
    files: /^tests\/use-cases\/nothing-personal\.ts$/,
    reason: 'names of tables',
  },
  {
    words: ['said'],
    files: /^src\/(platform\/db\/tables\/mail|features\/webhooks\/store\/webhooks)\.ts$/,
    reason: 'stored in the JSON of attempts to deliver',
  },
  {
    words: ['letter'],
    files: /^src\/features\/(newsletter|booking\/book-seats\.test)/,
    reason: 'stored in jobs and in the log of mails',
  },
  {
    words: ['news'],
    files:
      /^(src\/platform\/ports\.ts|src\/features\/jobs\/dispatch-effect|src\/features\/payment\/store\/test-checkout-store|tests\/contracts\/checkout\.test)/,
    reason: 'stored in jobs of the test checkout',
  },
  {
    words: ['owed'],
    files: /^src\/features\/booking\/office\/asked-bookings\.ts$/,
    reason: 'in the address of the list of bookings',
  },
  { words: ['letter'], files: /^src\/mails\/parts\//, reason: 'letter-spacing of CSS' },
  { words: ['settled'], files: /^tests\/(e2e\/steps\/look-closely|concurrency\/race)/, reason: 'Promise.allSettled' },
]

/** The identifiers of a file that contain a refused word, and the names of its folders and its own, one finding each. Throws when the file cannot be parsed. */
export function refusedNames(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const names = new Set<string>()
  const add = ({ name }: { name: string }) => void names.add(name)
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(program)
  const path = file.replace(/[.].*$/, '').split('/')
  return [...names, ...path].flatMap((name) => findingsIn(file, name))
}

function findingsIn(file: string, name: string): string[] {
  if (clause.test(name)) return [`${file}: ${name} begins like a clause: name the noun (heldSeats, deliveryError)`]
  const parts = `-${partsOf(name).join('-')}-`
  return [...refusedWords]
    .filter(([words]) => parts.includes(`-${words}-`) && !isAllowed(file, words))
    .map(([words, instead]) => `${file}: ${name} has “${words}” in it, which the field does not say: ${instead}`)
}

/** 'findWayIn', 'find_way_in' and 'FIND_WAY_IN' are find, way and in. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_$]+/)
}

function isAllowed(file: string, words: string): boolean {
  return allowances.some((allowance) => allowance.words.includes(words) && allowance.files.test(file))
}

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
