import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkAddress } from '#domain/content/links.ts'
import { AddressInput } from './address-input.tsx'
import type { LinkTarget } from './link-target.ts'
import { MarkButton } from './mark-button.tsx'
import styles from './words-field.module.css'

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
    const address = linkAddress(typed)
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
      <label htmlFor={id}>{t('editor.linkTo')}</label>
      <AddressInput id={id} value={typed} onChange={setTyped} targets={targets} />
      <output className={styles.help}>{isWrong && t('editor.wrongAddress')}</output>
      <div className={styles.marks}>
        <MarkButton onClick={lead}>{t('editor.setLink')}</MarkButton>
        {href !== '' && <MarkButton onClick={() => onLead(null)}>{t('editor.removeLink')}</MarkButton>}
      </div>
    </div>
  )
}
