import { getTextareaProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Quote } from '#domain/pricing/quote.ts'
import { TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { AmountList } from '#ui/amount-list.tsx'
import { Button } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Field } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { type Option, TextArea } from '#ui/inputs.tsx'
import { Panel } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import type { BookerField, BoxField } from './booking-fields.ts'
import styles from './order-form.module.css'
import type { OrderState } from './order-form.tsx'
import { fieldOf, isTicked, textOf } from './partial-form.ts'
import { useQuoteRows } from './quote-rows.ts'
import { TermsInPlace } from './terms-in-place.tsx'
import { useCountries } from './use-countries.ts'

interface CheckStepProps extends OrderState {
  title: string
  /** The summary with its price; nothing below it changes the price. */
  check: { title: string; subject: string; namesPeople: boolean; noPrice: string }
  /** The partly filled form. */
  value: unknown
  /** Null until a product is chosen. */
  quote: Quote | null
  /** Whether Austria is assumed, because no country is chosen yet. */
  countryAssumed: boolean
  fields: { booker: BookerField; newsletter: BoxField; terms: BoxField }
  /** The terms of the product in brief. */
  brief: readonly string[]
  /** The payment, or the next step. */
  note?: string | undefined
  submit: { label: string; note: string; orders: boolean }
  /** The remaining questions. */
  children?: ReactNode
}

/** The last step: summary, terms, consents, and the only submit button. */
export function CheckStep(props: CheckStepProps) {
  const { title, check, value, quote, countryAssumed, fields, brief, note, submit, children } = props
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const rows = useQuoteRows()
  const { notes } = fields.booker.getFieldset()
  const { key, ...area } = getTextareaProps(notes, { ariaAttributes: false })
  return (
    <FormStep title={title}>
      <FilledIn value={value} namesPeople={check.namesPeople} />
      <div id="summary" className={styles.narrow}>
        <Panel title={check.title}>
          <Text size="small">{check.subject}</Text>
          <div aria-live="polite">
            {quote ? <AmountList rows={rows(quote)} /> : <Text size="small">{check.noPrice}</Text>}
            {countryAssumed && (
              <Text size="tiny" tone="quiet">
                {t('vatAssumed')}
              </Text>
            )}
          </div>
        </Panel>
      </div>
      <noscript>
        <div className={styles.narrow}>{props.updateButton}</div>
      </noscript>
      <Field id={notes.id} label={t('notes')} optional error={errorText(notes.errors)}>
        {(control) => <TextArea key={key} {...area} {...control} autoComplete="off" />}
      </Field>
      {children}
      <TickField field={fields.newsletter} label={t('newsletter')} />
      <TermsInPlace field={fields.terms} brief={brief} />
      {note && <Text size="small">{note}</Text>}
      <div className={styles.narrow}>
        <Button kind={submit.orders ? 'signal' : 'primary'} wide aria-disabled={props.busy || undefined}>
          {submit.label}
        </Button>
      </div>
      <Text size="tiny" tone="quiet">
        {submit.note}
      </Text>
    </FormStep>
  )
}

interface FilledInProps {
  value: unknown
  /** Whether the form asks for participants. */
  namesPeople: boolean
}

function FilledIn({ value, namesPeople }: FilledInProps) {
  const t = useTranslations('booking')
  const people = (namesPeople ? participants(value) : [fieldOf(value, 'booker')]).map(personLine)
  const address = invoiceLines(value, useCountries())
  const lines = (texts: readonly string[]) => {
    const filled = [...new Set(texts.filter(Boolean))]
    return filled.length > 0 ? filled.map((text) => <span key={text}>{text}</span>) : t('check.missing')
  }
  return (
    <FactList
      className={styles.filledIn}
      facts={[
        { label: t(namesPeople ? 'check.people' : 'check.booker'), value: lines(people) },
        { label: t('check.invoice'), value: lines(address) },
      ]}
    />
  )
}

/** All participants, the booker first. */
function participants(value: unknown): unknown[] {
  const others = fieldOf(value, 'participants')
  return [
    ...(isTicked(fieldOf(value, 'bookerTakesPart')) ? [fieldOf(value, 'booker')] : []),
    ...(Array.isArray(others) ? others : []),
  ]
}

/** 'Dr. Lena Hofstätter, lena@almwerk.example' */
function personLine(person: unknown): string {
  return [nameOf(person), textOf(fieldOf(person, 'email'))].filter(Boolean).join(', ')
}

function nameOf(person: unknown): string {
  const texts = ['title', 'firstName', 'lastName'].map((name) => textOf(fieldOf(person, name)))
  return texts.filter(Boolean).join(' ')
}

/** As on the invoice, with the booker once there is an address. */
function invoiceLines(value: unknown, countries: readonly Option[]): string[] {
  const invoice = fieldOf(value, 'invoice')
  const text = (name: string) => textOf(fieldOf(invoice, name))
  const country = countries.find(({ value }) => value === text('country'))?.label ?? ''
  const place = [text('postalCode'), text('city')].filter(Boolean).join(' ')
  const vatId = isTicked(fieldOf(invoice, 'noVatId')) ? '' : text('vatId')
  const address = [text('department'), text('street'), place, country, vatId]
  const name = address.some(Boolean) ? nameOf(fieldOf(value, 'booker')) : ''
  return [text('company'), name, ...address]
}
