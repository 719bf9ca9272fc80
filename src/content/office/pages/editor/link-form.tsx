import { FieldLabel } from '@puckeditor/core'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorText } from '#ui/error-list.tsx'
import { TextInput } from '#ui/field.tsx'
import { TargetList } from '../link-lists.tsx'
import styles from './fields.module.css'
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
function AddressInput({ id, name, label, value, targets, isWrong, onChange, onBlur }: AddressInputProps) {
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

interface LinkFormProps {
  /** '' for what is no link yet. */
  href: string
  targets: readonly LinkTarget[]
  /** Null to lead nowhere any more. */
  onLead: (href: string | null) => void
  onLeave: () => void
}

/** Sets the target of a link. Enter saves, Escape cancels. */
export function LinkForm({ href, targets, onLead, onLeave }: LinkFormProps) {
  const t = useTranslations('officePages')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(href)
  const [isWrong, setIsWrong] = useState(false)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])

  function lead() {
    const address = linkUrl(typed, targets)
    if (address !== null) onLead(address)
    else if (typed.trim() === '') onLeave()
    else setIsWrong(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div
      ref={place}
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          lead()
        }
        if (event.key === 'Escape') onLeave()
      }}
    >
      <AddressInput
        id={id}
        label={t('editor.linkTo')}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setIsWrong(false)
        }}
        targets={targets}
        isWrong={isWrong}
      />
      <div className={styles.marks}>
        <MarkButton onClick={lead}>{t('editor.setLink')}</MarkButton>
        {href !== '' && <MarkButton onClick={() => onLead(null)}>{t('editor.removeLink')}</MarkButton>}
      </div>
    </div>
  )
}

/** Keeps what is chosen in the text chosen while it is pressed. */
export function MarkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.mark} onMouseDown={(event) => event.preventDefault()} {...props} />
}
