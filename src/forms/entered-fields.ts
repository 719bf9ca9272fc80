import { getPaths } from '@conform-to/dom'

/** What was entered into a form since it was shown, by field name: the controls that differ from how they began. A box without its tick is ''. */
export function enteredIn(form: HTMLFormElement): [name: string, value: string][] {
  return [...form.elements].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement) return enteredInSelect(control)
    if (control instanceof HTMLInputElement) return enteredInInput(control)
    return control instanceof HTMLTextAreaElement ? enteredInText(control) : []
  })
}

function enteredInSelect({ name, options, value }: HTMLSelectElement): [string, string][] {
  const began = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return value === began?.value ? [] : [[name, value]]
}

function enteredInInput(input: HTMLInputElement): [string, string][] {
  const { type, name, value, checked, defaultChecked } = input
  if (type !== 'checkbox' && type !== 'radio') return enteredInText(input)
  // Of a group of radio buttons, only the chosen one.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return []
  return [[name, checked ? value : '']]
}

function enteredInText({ name, value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): [string, string][] {
  return value === defaultValue ? [] : [[name, value]]
}

/** A draft in which what has been entered since takes precedence. */
export function withEntered(draft: object, entered: readonly (readonly [name: string, value: string])[]): object {
  const value = structuredClone(draft)
  for (const [name, text] of entered) enter(value, getPaths(name), text)
  return value
}

function enter(within: object, [key, ...rest]: (string | number)[], text: string): void {
  if (key === undefined) return
  const inner: unknown = Reflect.get(within, key)
  if (rest.length === 0) Reflect.set(within, key, text)
  else if (typeof inner === 'object' && inner !== null) enter(inner, rest, text)
  else {
    const made = typeof rest[0] === 'number' ? [] : {}
    Reflect.set(within, key, made)
    enter(made, rest, text)
  }
}
