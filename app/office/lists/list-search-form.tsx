import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './list-search-form.module.css'

interface ListSearchFormProps {
  /** Address of the list. */
  action: string
  text: { label: string; hint: string; value: string | undefined }
  choices: readonly {
    name: string
    label: string
    value: string
    placeholder?: string | undefined
    options: readonly Option[]
  }[]
  submit: string
}

/** Asks a list of the office for words and for one of a few states. */
export function ListSearchForm({ action, text, choices, submit }: ListSearchFormProps) {
  return (
    <search>
      <form action={action} className={styles.form}>
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
        <div className={styles.send}>
          <Actions>
            <Button kind="primary" size="compact">
              {submit}
            </Button>
          </Actions>
        </div>
      </form>
    </search>
  )
}
