import { getSelectProps, getTextareaProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Quote } from '#domain/pricing/quote.ts'
import { LineField, TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { countryOptions } from '#i18n/countries.ts'
import { Button } from '#ui/button.tsx'
import { AmountList, FactList } from '#ui/fact-list.tsx'
import { Field, FieldRow, type Option, Select, TextArea } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { Panel } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import styles from './order-form.module.css'
import type { OrderState } from './order-form.tsx'
import { type BookerField, type BoxField, fieldOf, type InvoiceField, isTicked, textOf } from './partial-form.ts'
import { PersonFields } from './person-fields.tsx'
import { useQuoteRows } from './quote-rows.ts'
import { TermsInPlace } from './terms-in-place.tsx'

interface BookerStepProps {
  title: string
  /** Whether it is a part of the participants step. */
  within?: boolean | undefined
  booker: BookerField
  /** Undefined for products without participants: tickets and packages. */
  takesPart?: BoxField | undefined
}

/** The booker, and whether they take part. */
export function BookerStep({ title, within, booker, takesPart }: BookerStepProps) {
  const t = useTranslations('booking')
  return (
    <FormStep title={title} within={within} intro={t('bookerHint')}>
      <PersonFields person={booker} autoComplete phone={booker.getFieldset().phone} />
      {takesPart && <TickField field={takesPart} label={t('takesPart')} />}
    </FormStep>
  )
}

interface InvoiceStepProps {
  title: string
  /** Why it is asked, where nothing is ordered yet. */
  intro?: ReactNode
  invoice: InvoiceField
  /** Packages are sold to companies, so the name is required. */
  companyRequired?: boolean | undefined
  /** Other inputs that affect the price. */
  children?: ReactNode
}

export function InvoiceStep(props: InvoiceStepProps) {
  const { title, intro, invoice, companyRequired = false, children } = props
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const countries = useCountries()
  const fields = invoice.getFieldset()
  const { key, ...country } = getSelectProps(fields.country, { ariaAttributes: false })
  return (
    <FormStep title={title} intro={intro}>
      <LineField field={fields.company} label={t('company')} autoComplete="organization" optional={!companyRequired} />
      <LineField field={fields.street} label={t('street')} autoComplete="address-line1" />
      <FieldRow columns="code">
        <LineField field={fields.postalCode} label={t('postalCode')} autoComplete="postal-code" />
        <LineField field={fields.city} label={t('city')} autoComplete="address-level2" />
      </FieldRow>
      <Field id={fields.country.id} label={t('country')} error={errorText(fields.country.errors)}>
        {(control) => (
          <Select
            key={key}
            {...country}
            {...control}
            autoComplete="country"
            placeholder={t('choose')}
            options={countries}
          />
        )}
      </Field>
      <LineField
        field={fields.vatId}
        label={t('vatId')}
        hint={t('vatIdHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TickField field={fields.noVatId} label={t('noVatId')} />
      <LineField field={fields.department} label={t('department')} autoComplete="off" optional />
      {children}
    </FormStep>
  )
}

/**
 * The countries of an invoice address, by name. A browser takes them from the select that the server has rendered: its own names may be other ones, and a
 * second list in the page would be a tenth of it.
 */
function useCountries(): readonly Option[] {
  const language = useLocale()
  return import.meta.env.SSR ? countryOptions(language) : countriesOfPage()
}

let ofPage: readonly Option[] | undefined

function countriesOfPage(): readonly Option[] {
  ofPage ??= [
    ...document.querySelectorAll<HTMLOptionElement>('select[name="invoice.country"] option:not([value=""])'),
  ].map(({ value, textContent: label }) => ({ value, label }))
  return ofPage
}

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

/** The last step: remaining questions, terms, then the summary directly above the only submit button (docs/rules/consent.md#terms). */
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
      <Field id={notes.id} label={t('notes')} optional error={errorText(notes.errors)}>
        {(control) => <TextArea key={key} {...area} {...control} autoComplete="off" />}
      </Field>
      {children}
      <TickField field={fields.newsletter} label={t('newsletter')} />
      <TermsInPlace field={fields.terms} brief={brief} />
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
