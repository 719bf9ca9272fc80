import type { Language } from '#domain/language.ts'
import type { Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Fact, Lines } from '#mails/parts/text.tsx'

interface WithdrawalFactsProps {
  withdrawal: Message<'new-withdrawal'>['withdrawal']
  language: Language
}

/** What was declared, word for word. */
export function WithdrawalFacts({ withdrawal, language }: WithdrawalFactsProps) {
  const t = mailText(language)
  return (
    <>
      <Fact label={t('withdrawalReceipt.name')}>{withdrawal.name}</Fact>
      <Fact label={t('withdrawalReceipt.orderNumber')}>{withdrawal.orderNumber}</Fact>
      <Fact label={t('withdrawalReceipt.email')}>{withdrawal.email}</Fact>
      {withdrawal.message && (
        <Fact label={t('withdrawalReceipt.message')}>
          <Lines lines={withdrawal.message.split('\n')} />
        </Fact>
      )}
    </>
  )
}
