import { useTranslations } from 'use-intl'
import { CompactButton, CompactLink } from '#ui/button.tsx'
import { Field, type Option, Select, TextInput } from '#ui/field.tsx'
import { FilterPanel } from '#ui/filter-form.tsx'
import { Actions } from '#ui/section.tsx'
import styles from './lists.module.css'

/** What can be asked of a list, and what was. */
export interface ListFilters {
  text: { hint: string; value: string | undefined }
  choices?: readonly ListChoice[]
  /** First and last day, for lists with a date filter. */
  days?: readonly { name: string; label: string; value: string | undefined }[] | undefined
  /** A filter without a field of its own, which the form keeps. */
  kept?: { name: string; value: string } | undefined
}

interface ListChoice {
  name: string
  label: string
  value: string | undefined
  options: readonly Option[]
  /** What the list shows when nothing is asked; without it that is everything, as a first option. */
  usual?: string
}

export function isFiltered({ text, kept, ...panel }: ListFilters): boolean {
  return Boolean(text.value) || kept !== undefined || isPanelUsed(panel)
}

function isPanelUsed({ choices = [], days = [] }: Pick<ListFilters, 'choices' | 'days'>): boolean {
  return choices.some(({ value, usual = '' }) => (value ?? '') !== usual) || days.some(({ value }) => Boolean(value))
}

/** The filters of a list in the office: text, choices and days. A GET form, so that a filtered list has a URL to save and share. */
export function ListSearchForm({ action, filters }: { action: string; filters: ListFilters }) {
  const t = useTranslations('officeList')
  const { text, choices = [], days = [], kept } = filters
  return (
    <search>
      <form action={action} className={styles.form}>
        {kept && <input type="hidden" {...kept} />}
        <Field id="text" label={t('search')} hint={text.hint}>
          {(control) => (
            <TextInput {...control} type="search" name="text" defaultValue={text.value} autoComplete="off" />
          )}
        </Field>
        {choices.length > 0 && (
          <FilterPanel label={t('filters')} open={isPanelUsed(filters)}>
            <div className={choices.length + days.length === 6 ? `${styles.fields} ${styles.six}` : styles.fields}>
              {choices.map(({ name, label, value = '', usual, options }) => (
                <Field key={name} id={name} label={label}>
                  {(control) => (
                    <Select
                      {...control}
                      name={name}
                      defaultValue={value}
                      autoComplete="off"
                      placeholder={usual === undefined ? t('all') : undefined}
                      options={options}
                    />
                  )}
                </Field>
              ))}
              {days.map(({ name, label, value }) => (
                <Field key={name} id={name} label={label}>
                  {(control) => (
                    <TextInput {...control} type="date" name={name} defaultValue={value} autoComplete="off" />
                  )}
                </Field>
              ))}
            </div>
          </FilterPanel>
        )}
        <Actions>
          <CompactButton kind="primary">{t('submit')}</CompactButton>
          {isFiltered(filters) && <CompactLink href={action}>{t('clear')}</CompactLink>}
        </Actions>
      </form>
    </search>
  )
}
