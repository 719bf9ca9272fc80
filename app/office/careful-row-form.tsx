import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import styles from './careful-row-form.module.css'

interface CarefulRowFormProps {
  intent: string
  id: string
  /** What the row offers: 'Entfernen'. */
  offer: string
  /** The same, and for whom, for those who do not see the row. */
  label: string
  /** What it means, before it is done. */
  meaning: string
}

/** One button of a row that cannot be taken back: a first press says what it means, a second does it. */
export function CarefulRowForm({ intent, id, offer, label, meaning }: CarefulRowFormProps) {
  const t = useTranslations('officeForm')
  return (
    <details className={styles.careful}>
      <summary aria-label={label}>{offer}</summary>
      <form method="post">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <p>{meaning}</p>
        <Button kind="secondary" size="compact" aria-label={t('really', { what: label })}>
          {t('really', { what: offer })}
        </Button>
      </form>
    </details>
  )
}
