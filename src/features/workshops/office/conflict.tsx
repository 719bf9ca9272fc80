import { useTranslations } from 'use-intl'
import { StaleNotice } from '#forms/office/office-form.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import styles from './conflict.module.css'
import type { Difference } from './differences.ts'

/** Someone else was faster: what is there now beside what was written here. */
export function Conflict({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('officeDates')
  const shown = (text: string) => {
    if (text === '') return t('conflict.nothing')
    return text === 'on' ? t('conflict.ticked') : text
  }
  return (
    <StaleNotice>
      <Stack gap="small">
        <Text>{t('conflict.text')}</Text>
        <dl className={styles.differences}>
          {differences.map(({ name, number, mine, theirs }) => (
            <div key={`${name} ${number}`}>
              <dt>{t(`form.${name}`, { number })}</dt>
              <dd>
                <span>{t('conflict.now')}</span> {shown(theirs)}
              </dd>
              <dd>
                <span>{t('conflict.yours')}</span> {shown(mine)}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </StaleNotice>
  )
}
