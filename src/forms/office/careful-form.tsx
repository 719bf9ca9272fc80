import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Careful } from '#ui/careful.tsx'
import { OfficeForm } from './office-form.tsx'

interface CarefulFormProps {
  intent: string
  /** Of the button that sends the intent, where the screen reads another one. */
  name?: string | undefined
  /** 'Stimme löschen' */
  offer: string
  /** What it means, and what travels with it. */
  children: ReactNode
}

/** Something of the office that cannot be taken back: a first press says what it means, a second does it. */
export function CarefulForm({ intent, name = 'intent', offer, children }: CarefulFormProps) {
  const t = useTranslations('officeForm')
  return (
    <Careful offer={offer} size="compact">
      <OfficeForm
        actions={
          <Button kind="signal" size="compact" name={name} value={intent}>
            {t('really', { what: offer })}
          </Button>
        }
      >
        {children}
      </OfficeForm>
    </Careful>
  )
}
