import { useLocale, useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EntryList, entriesOf, moveEntry } from '#content/office/entries.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { languageName } from '#i18n/format-dates.ts'
import type { Route } from './+types/testimonials'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/testimonials'

export function loader(args: Route.LoaderArgs) {
  return entriesOf(args, 'officeTestimonials', ({ testimonials }) => testimonials.all())
}

export function action({ request, context }: Route.ActionArgs) {
  return moveEntry(request, path, (slug, way) => contentService(context).testimonials.move(slug, way))
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeTestimonials')
  const language = useLocale()
  const { entries: testimonials, done } = loaderData
  return (
    <EntryList
      words={{ title: t('title'), add: t('new'), none: t('none') }}
      path={path}
      done={done}
      columns={[t('who'), t('languages')]}
      entries={testimonials.map(({ slug, texts, isPublished }) => {
        const shown = texts[language] ?? texts.de ?? texts.en
        return {
          key: slug,
          name: shown?.author ?? slug,
          note: shortened(shown?.message ?? ''),
          about: [texts.de && languageName('de', language), texts.en && languageName('en', language)]
            .filter(Boolean)
            .join(', '),
          isPublished,
        }
      })}
    />
  )
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, text.lastIndexOf(' ', 118))} …` : text
}
