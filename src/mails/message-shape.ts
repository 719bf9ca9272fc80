/** The placeholders of a message of the catalogue, and its text. */
export interface MessageShape {
  /** Values that are filled in as they are: {workshop}, and {count} of a plural. */
  placeholders: string[]
  /** Whether it says different things to different readers. */
  chooses: boolean
  /** As it reads for several: 'Alle {count} Plätze sind verbindlich reserviert.' */
  text: string
}

/** Reads a message in the format of ICU, as far as ours use it: {name}, {count, plural, …}, {reason, select, …}. */
export function messageShape(message: string): MessageShape {
  const open = message.indexOf('{')
  if (open < 0) return { placeholders: [], chooses: false, text: message }
  const close = endOf(message, open)
  const argument = shapeOf(message.slice(open + 1, close))
  const rest = messageShape(message.slice(close + 1))
  return {
    placeholders: [...new Set([...argument.placeholders, ...rest.placeholders])],
    chooses: argument.chooses || rest.chooses,
    text: message.slice(0, open) + argument.text + rest.text,
  }
}

function shapeOf(argument: string): MessageShape {
  const [, name = '', kind, choices = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,?(.*))?$/s.exec(argument) ?? []
  if (kind !== 'plural' && kind !== 'select') return { placeholders: [name], chooses: false, text: `{${name}}` }
  const other = choices.lastIndexOf('other {')
  const open = choices.indexOf('{', other)
  const shape = messageShape(choices.slice(open + 1, endOf(choices, open)).replaceAll('#', `{${name}}`))
  if (kind === 'select') return { ...shape, chooses: true }
  return { ...shape, placeholders: [...new Set([name, ...shape.placeholders])] }
}

/** Where the brace that is opened here is closed again. */
function endOf(message: string, open: number): number {
  let depth = 0
  for (let place = open; place < message.length; place += 1) {
    if (message[place] === '{') depth += 1
    if (message[place] === '}') depth -= 1
    if (depth === 0) return place
  }
  throw new Error(`a brace is never closed in “${message}”`)
}
