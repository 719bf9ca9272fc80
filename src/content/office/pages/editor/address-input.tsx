import { FieldLabel } from '@puckeditor/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorText } from '#ui/error-list.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { TargetList } from '../target-list.tsx'
import { type LinkTarget, linkUrl } from './link-target.ts'

interface AddressInputProps {
  id: string
  name?: string | undefined
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  targets: readonly LinkTarget[]
  /** Whether no link can lead there. */
  isWrong: boolean
}

/** Where a link leads: a page of the site, found by its title, or any other address. */
export function AddressInput({ id, name, label, value, targets, isWrong, onChange, onBlur }: AddressInputProps) {
  const t = useTranslations('officePages')
  const list = useId()
  const errorId = useId()
  return (
    <>
      <FieldLabel label={label}>
        <TextInput
          id={id}
          name={name}
          value={value}
          list={list}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </FieldLabel>
      <div role="alert">{isWrong && <ErrorText id={errorId}>{t('editor.wrongAddress')}</ErrorText>}</div>
      <TargetList id={list} targets={targets} />
    </>
  )
}

/** The address of a block: what was typed becomes a URL when the field is left. */
export function AddressField({ value, targets, onChange, ...field }: Omit<AddressInputProps, 'isWrong' | 'onBlur'>) {
  const [isWrong, setIsWrong] = useState(false)

  function leave() {
    const url = linkUrl(value, targets)
    setIsWrong(url === null && value.trim() !== '')
    if (url !== null && url !== value) onChange(url)
  }

  return (
    <AddressInput
      value={value}
      targets={targets}
      isWrong={isWrong}
      onChange={(next) => {
        onChange(next)
        setIsWrong(false)
      }}
      onBlur={leave}
      {...field}
    />
  )
}
