import { useLocale, useTranslations } from 'use-intl'
import type { Cents } from '#domain/money.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Actions } from '#ui/actions.tsx'
import { AmountList } from '#ui/amount-list.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Panel } from '#ui/panel.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'

interface TestCheckoutPageProps {
  isOpen: boolean
  description: string
  amount: Cents
  email: string
  /** Back to the order. */
  cancelUrl: string
  declined: boolean
}

/** Where one pays without paying: each button does what may happen at a real provider. */
export function TestCheckoutPage({ isOpen, description, amount, email, cancelUrl, declined }: TestCheckoutPageProps) {
  const t = useTranslations('testCheckout')
  const language = useLocale()
  const total = formatMoney(amount, language)
  return (
    <>
      <PageHead title={t('title')} lede={<p>{t('lede')}</p>} />
      <Section>
        <Stack gap="large">
          {declined && (
            <Notice tone="alert" title={t('declinedTitle')}>
              <Text>{t('declinedText')}</Text>
            </Notice>
          )}
          {!isOpen && (
            <Notice tone="info" title={t('overTitle')}>
              <Text>{t('overText')}</Text>
            </Notice>
          )}
          <Panel title={t('order')}>
            <AmountList rows={[{ label: description, note: email, amount: total }]} />
            {isOpen && (
              <form method="post">
                <Actions>
                  <Button name="wish" value="pay">
                    {t('pay', { total })}
                  </Button>
                  <Button kind="secondary" name="wish" value="decline">
                    {t('decline')}
                  </Button>
                  <Button kind="secondary" name="wish" value="late">
                    {t('late')}
                  </Button>
                </Actions>
              </form>
            )}
            <Text size="small" tone="quiet">
              {t('lateText')}
            </Text>
          </Panel>
          <Actions>
            <ButtonLink kind="secondary" href={cancelUrl}>
              {t('back')}
            </ButtonLink>
          </Actions>
        </Stack>
      </Section>
    </>
  )
}
