import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, CompactButton, TextButton } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { OfficeForm } from './office-form.tsx'

interface ConfirmActionFormProps {
  intent: string
  /** 'Stimme löschen' */
  offer: string
  /** What it means, and what travels with it. */
  children: ReactNode
}

/** An irreversible action of the office: the first press explains it, the second does it. */
export function ConfirmActionForm({ intent, offer, children }: ConfirmActionFormProps) {
  const t = useTranslations('officeForm')
  return (
    <ConfirmDetails offer={offer} size="compact">
      <OfficeForm
        actions={
          <Button kind="signal" size="compact" name="intent" value={intent}>
            {t('really', { what: offer })}
          </Button>
        }
      >
        {children}
      </OfficeForm>
    </ConfirmDetails>
  )
}

interface ConfirmRowFormProps {
  intent: string
  id: string
  /** What the row offers: 'Entfernen'. */
  offer: string
  /** Whom or what it is about, for those who do not see the row. */
  about: string
  /** What it means, before it is done. */
  meaning: string
}

/** A button for an irreversible action of a row: the first press explains it, the second does it. */
export function ConfirmRowForm({ intent, id, offer, about, meaning }: ConfirmRowFormProps) {
  const t = useTranslations('officeForm')
  const really = t('really', { what: offer })
  return (
    <ConfirmDetails offer={offer} label={t('doTo', { what: offer, about })} size="row">
      <form method="post">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <p>{meaning}</p>
        <CompactButton aria-label={t('doTo', { what: really, about })}>{really}</CompactButton>
      </form>
    </ConfirmDetails>
  )
}

interface RowFormProps {
  intent: string
  id: string
  /** What the button does to whom, for those who do not see the row. */
  label: string
  children: ReactNode
}

export function RowForm({ intent, id, label, children }: RowFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <TextButton type="submit" aria-label={label}>
        {children}
      </TextButton>
    </form>
  )
}
