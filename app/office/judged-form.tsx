import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { FormAnswer } from '../form/form-answer.ts'
import { useAnsweredFields } from '../form/use-answered-fields.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { Stack } from '../ui/stack.tsx'
import { TextInput } from '../ui/text-input.tsx'

export interface FormLine {
  name: string
  label: string
  hint?: string | undefined
  type?: 'text' | 'email' | 'password' | undefined
  autoComplete: string
}

interface JudgedFormProps {
  id: string
  lines: readonly FormLine[]
  button: string
  answer: FormAnswer | null
  /** Hidden fields: they go along as they are. */
  hidden?: Readonly<Record<string, string>> | undefined
  /** Further fields, below the lines. */
  children?: ReactNode
}

/** A short form of lines that the server judges; what is wrong stands above it and beside each line. Passwords are never given back. */
export function JudgedForm({ id, lines, button, answer, hidden = {}, children }: JudgedFormProps) {
  const t = useTranslations('office')
  const names = lines.map(({ name }) => name)
  const { fields, errors } = useAnsweredFields(id, names, answer)
  return (
    // A whole new page follows: what somebody may see can be another after each of these forms.
    <Form method="post" id={id} reloadDocument noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack>
        {errors.length > 0 && <ErrorSummary title={t('errorTitle', { count: errors.length })} errors={errors} />}
        {lines.map(({ name, label, hint, type = 'text', autoComplete }) => {
          const field = fields[name]
          return (
            <Field key={name} id={`${id}-${name}`} label={label} hint={hint} error={field?.error}>
              {(control) => (
                <TextInput
                  name={name}
                  type={type}
                  autoComplete={autoComplete}
                  defaultValue={type === 'password' ? '' : field?.defaultValue}
                  {...control}
                />
              )}
            </Field>
          )
        })}
        {children}
        <div>
          <Button>{button}</Button>
        </div>
      </Stack>
    </Form>
  )
}
