import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddressInput } from './address-input.tsx'
import styles from './fields.module.css'
import { type LinkTarget, linkUrl } from './link-target.ts'

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
