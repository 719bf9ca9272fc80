import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Careful } from '#ui/careful.tsx'

interface CarefulRowFormProps {
  intent: string
  id: string
  /** What the row offers: 'Entfernen'. */
  offer: string
  /** Whom or what it is about, for those who do not see the row. */
  about: string
  /** What it means, before it is done. */
  meaning: string
}

/** One button of a row that cannot be taken back: a first press says what it means, a second does it. */
export function CarefulRowForm({ intent, id, offer, about, meaning }: CarefulRowFormProps) {
  const t = useTranslations('officeForm')
  const really = t('really', { what: offer })
  return (
    <Careful offer={offer} label={t('doTo', { what: offer, about })} size="row">
      <form method="post">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <p>{meaning}</p>
        <Button kind="secondary" size="compact" aria-label={t('doTo', { what: really, about })}>
          {really}
        </Button>
      </form>
    </Careful>
  )
}
