import { Actions } from '#ui/actions.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { type Option, Select, TextInput } from '#ui/inputs.tsx'
import styles from './list-search-form.module.css'

interface ListSearchFormProps {
  /** Path of the list. */
  action: string
  text: { label: string; hint: string; value: string | undefined }
  choices: readonly {
    name: string
    label: string
    value: string
    placeholder?: string | undefined
    options: readonly Option[]
  }[]
  /** First and last day, for lists with a date filter. */
  days?: readonly { name: string; label: string; value: string | undefined }[] | undefined
  /** A filter to keep. */
  kept?: { name: string; value: string } | undefined
  submit: string
  /** The link that clears all filters. */
  clear?: { href: string; label: string } | undefined
}

/** The filters of a list in the office: text, state and days. A GET form, so that a filtered list has a URL to save and share. */
export function ListSearchForm({ action, text, choices, days = [], kept, submit, clear }: ListSearchFormProps) {
  const detailed = choices.length + days.length === 6 ? `${styles.detailed} ${styles.six}` : styles.detailed
  return (
    <search>
      <form action={action} className={days.length > 0 ? detailed : styles.form}>
        {kept && <input type="hidden" {...kept} />}
        <div className={styles.text}>
          <Field id="text" label={text.label} hint={text.hint}>
            {(control) => (
              <TextInput {...control} type="search" name="text" defaultValue={text.value} autoComplete="off" />
            )}
          </Field>
        </div>
        {choices.map(({ name, label, value, ...select }) => (
          <Field key={name} id={name} label={label}>
            {(control) => <Select {...control} name={name} defaultValue={value} autoComplete="off" {...select} />}
          </Field>
        ))}
        {days.map(({ name, label, value }) => (
          <div key={name} className={styles.day}>
            <Field id={name} label={label}>
              {(control) => <TextInput {...control} type="date" name={name} defaultValue={value} autoComplete="off" />}
            </Field>
          </div>
        ))}
        <div className={styles.send}>
          <Actions>
            <Button kind="primary" size="compact">
              {submit}
            </Button>
            {clear && (
              <ButtonLink kind="secondary" size="compact" href={clear.href}>
                {clear.label}
              </ButtonLink>
            )}
          </Actions>
        </div>
      </form>
    </search>
  )
}
