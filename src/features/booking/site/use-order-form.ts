import type { Constraint, DefaultValue, FormOptions } from '@conform-to/dom'
import { type SubmissionResult, useForm } from '@conform-to/react'
import { type IsoDate, viennaDay } from '#domain/iso-date.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { enteredIn, withEntered } from '#forms/entered-fields.ts'
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
