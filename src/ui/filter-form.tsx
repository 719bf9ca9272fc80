import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Field, Select, TextInput } from './field.tsx'
import styles from './filter-form.module.css'

interface FilterGroup {
  /** Name of the query parameter. */
  name: string
  legend: string
  /** The first one means 'all' and has the value ''. */
  options: readonly { value: string; label: string }[]
  /** The selected value; '' for all. */
  value: string
  /** Changes only the presentation, so it does not open the panel. */
  isView?: boolean
  /** Too many for a row: shown as a select. */
  isMany?: boolean
}

interface FilterFormProps {
  /** The list's path, which the form GETs. */
  action: string
  groups: readonly FilterGroup[]
  /** Words to search for, before the groups. */
  search?: { name: string; label: string; hint: string; value: string }
  /** 'Filter': opens the panel on small screens. */
  label: string
  /** '7 Angebote mit 23 Terminen': shown beside the closed filter on small screens. */
  result: string
  /** The submit button: 'Filter anwenden'. */
  applyLabel: string
}

const panelId = 'filter'

/** Filters as chips. A plain GET form with a button; src/frame/browser/head.ts submits it on change, or shows the button to those who use keys. */
export function FilterForm({ action, groups, search, label, result, applyLabel }: FilterFormProps) {
  const filtered = Boolean(search?.value) || groups.some(({ value, isView }) => value !== '' && !isView)
  return (
    <FilterPanel id={panelId} label={label} result={result} open={filtered}>
      {/* Without `autoComplete`, going back restores what was chosen last, beside the list of before. */}
      <form className={styles.form} action={`${action}#${panelId}`} autoComplete="off" data-send-on-change>
        {search && (
          <Field id={`filter-${search.name}`} label={search.label} hint={search.hint}>
            {(control) => <TextInput {...control} type="search" name={search.name} defaultValue={search.value} />}
          </Field>
        )}
        {groups.map(({ name, legend, options, value, isMany }) =>
          isMany ? (
            <Field key={name} id={`filter-${name}`} label={legend}>
              {(control) => <Select name={name} options={options} defaultValue={value} {...control} />}
            </Field>
          ) : (
            <fieldset key={name}>
              <legend>{legend}</legend>
              <div className={styles.chips}>
                {options.map((option) => (
                  <label key={option.value} className={styles.chip}>
                    <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
                    <span>{option.label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ),
        )}
        <div className={styles.send}>
          <Button kind="secondary" size="compact">
            {applyLabel}
          </Button>
        </div>
      </form>
    </FilterPanel>
  )
}

interface FilterPanelProps {
  id?: string
  /** 'Filter': opens the panel on small screens. */
  label: string
  /** Shown beside the closed panel on small screens: '7 Angebote mit 23 Terminen'. */
  result?: string
  open: boolean
  children: ReactNode
}

/** Filters that small screens fold away until someone opens them or one is set. */
export function FilterPanel({ id, label, result, open, children }: FilterPanelProps) {
  return (
    <details className={styles.panel} id={id} open={open}>
      <summary>
        {label} <span>{result}</span>
      </summary>
      {children}
    </details>
  )
}
