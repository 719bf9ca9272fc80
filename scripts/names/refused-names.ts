import { parseSync, Visitor } from 'vite'

/** Words that must not be part of an identifier, with their replacement. 'desk' matches `findDesk`, `find_desk` and `FIND_DESK`. */
export const refusedWords: ReadonlyMap<string, string> = new Map([
  ['desk', 'service, or the plain noun'],
  ['twin', 'translation, alternate (in HTML) or plainText (of a mail)'],
  ['twins', 'translations'],
  ['standing', 'status'],
  ['house', 'organisation, siteSettings'],
  ['tell', 'notify, enqueue'],
  ['told', 'notified; recipients'],
  ['mend', 'rewrite, redirect, normalise, repair'],
  ['judge', 'check'],
  ['seal', 'encrypt'],
  ['doer', 'actor, context'],
  ['chance', 'random, idGenerator'],
])

/** Names must not start like a clause. `what` or `who` alone is allowed. */
const clause = /^(?:what|who|whom|whose|where|why|how|most)[A-Z]/

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
  return partsOf(name).flatMap((word) => {
    const instead = refusedWords.get(word)
    return instead === undefined
      ? []
      : [`${file}: ${name} has “${word}” in it, which the field does not say: ${instead}`]
  })
}

/** 'findDesk', 'find_desk' and 'FIND_DESK' are find and desk. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_$]+/)
}
