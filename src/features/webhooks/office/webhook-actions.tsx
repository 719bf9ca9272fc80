import { useTranslations } from 'use-intl'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import { Button } from '#ui/button.tsx'
import styles from './webhook-actions.module.css'

/** What can be done with a webhook, one button each. */
export function WebhookActions({ isOn }: { isOn: boolean }) {
  const t = useTranslations('officeWebhooks')
  const intents = ['test', isOn ? 'off' : 'on', 'rotate'] as const
  return (
    <div className={styles.actions}>
      {intents.map((intent) => (
        <form key={intent} method="post">
          <input type="hidden" name="intent" value={intent} />
          <Button kind="secondary" size="compact">
            {t(`do.${intent}`)}
          </Button>
        </form>
      ))}
      <ConfirmActionForm intent="remove" offer={t('do.remove')}>
        <p>{t('removeText')}</p>
      </ConfirmActionForm>
    </div>
  )
}
