import type { Language } from '#domain/language.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { zoneName } from '#i18n/format-dates.ts'
import { mailText } from '../mail-text.ts'
import { Fact } from './fact.tsx'
import { Lines } from './lines.tsx'
import { Paragraph } from './paragraph.tsx'
import { fullPlace } from './place.ts'
import { sessionLines } from './times.ts'
import { workshopTitle } from './workshop-name.ts'

/** What, when, where and with whom. */
export function WorkshopFacts({ date, language }: { date: LiveDate; language: Language }) {
  const t = mailText(language)
  const zone = t('workshop.zone', { zone: zoneName(date.zone, language) })
  return (
    <>
      <Paragraph>
        <strong>{workshopTitle(date)}</strong>
      </Paragraph>
      {date.tentative && !date.calledOff && (
        <Fact label={t('workshop.tentative')}>{t('workshop.tentativeText', { from: date.minimum })}</Fact>
      )}
      <Fact label={t('workshop.when')}>
        <Lines lines={[...sessionLines(date, language), ...(date.delivery === 'online' ? [zone] : [])]} />
      </Fact>
      <Fact label={t('workshop.where')}>{fullPlace(date, language)}</Fact>
      <Fact label={t('workshop.trainers')}>
        {new Intl.ListFormat(language, { type: 'conjunction' }).format(date.trainers)}
      </Fact>
      <Fact label={t('workshop.language')}>{t(`workshop.languages.${date.language}`)}</Fact>
    </>
  )
}
