import { type Constraint, type DefaultValue, type FormOptions, getPaths } from '@conform-to/dom'
import { type SubmissionResult, useForm } from '@conform-to/react'
import { type IsoDate, viennaDay } from '#domain/iso-date.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { draftKeys } from '#forms/form-draft.ts'
import { useFormDraft } from '#forms/use-form-draft.ts'
import { useFormRules, validationTiming } from '#forms/use-form-rules.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { fieldOf, textOf } from './partial-form.ts'

export interface OrderFormState {
  /** Required fields by name. */
  constraint: Record<string, Constraint>
  /** The server's result of the last attempt; null before the first. */
  lastResult: SubmissionResult<string[]> | null
}

interface OrderFormOptions<Input extends Record<string, unknown>, Form> extends OrderFormState {
  /** The id of the form, and the name of its draft. */
  id: keyof typeof draftKeys
  loadRules(): Promise<NonNullable<FormOptions<Input, string[], Form>['onValidate']>>
  defaultValue?: DefaultValue<Input>
  /** Boxes that are ticked by default; unticked ones are missing in a draft. */
  unticked?: Record<string, ''>
  /** Fields filled in by the URL, regardless of a draft. */
  asked?: Record<string, string>
}

/** An order form, validated in the browser once its rules are loaded, and stored as a draft together with its idempotency key. */
export function useOrderForm<Input extends Record<string, unknown>, Form>(options: OrderFormOptions<Input, Form>) {
  const { id, loadRules, constraint, lastResult, defaultValue, unticked, asked } = options
  const rules = useFormRules(id, loadRules)
  const [form, fields] = useForm<Input, Form>({
    id,
    lastResult,
    constraint,
    ...(defaultValue && { defaultValue }),
    ...(rules && { ...validationTiming, onValidate: rules }),
  })
  const idempotencyKey = useFormDraft({
    key: draftKeys[id],
    value: form.value,
    ready: rules !== null,
    restore: lastResult === null,
    given: textOf(fieldOf(form.initialValue, 'idempotencyKey')),
    put: (draft) => {
      const element = document.getElementById(id)
      const entered = element instanceof HTMLFormElement ? enteredIn(element) : []
      const value = withEntered({ ...unticked, ...draft, ...asked }, entered)
      // as: a draft of another version may have other fields; values are only set on existing inputs
      const update = form.update as (to: { value: object }) => void
      update({ value })
    },
  })
  return { form, fields, idempotencyKey: { ...idempotencyKey, name: 'idempotencyKey' } }
}

export interface TariffToday {
  tariff: Tariff
  orderedOn: IsoDate
}

/** The current tariff, for a form that shows its price while it is filled in. */
export function useTariff(): TariffToday {
  const { prices, vat } = useSiteSettings()
  return { tariff: { prices, rates: vat }, orderedOn: viennaDay(new Date().toISOString()) }
}

/** What was entered into a form since it was shown, by field name: the controls that differ from how they began. A box without its tick is ''. */
function enteredIn(form: HTMLFormElement): [name: string, value: string][] {
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
