import { useTranslations } from 'use-intl'
import type { KnownTrainers } from '#domain/workshop/date-series.ts'
import { StaleNotice } from '#forms/office/office-form.tsx'
import type { ShownForm } from '#forms/sent-form.ts'
import { ChangeList } from '#ui/fact-list.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'

const plainNames = [
  'language',
  'trainers',
  'trainerIds',
  'profileIds',
  'price',
  'payment',
  'seats',
  'minimum',
  'limit',
  'waitlist',
  'roomUrl',
  'zone',
  'delivery',
  'city',
  'country',
  'venue',
  'address',
] as const
const lineNames = ['day', 'from', 'to'] as const

/** One field that someone else has changed, or that would be changed back. */
interface Difference {
  /** As its label is called. */
  name: (typeof plainNames)[number] | (typeof lineNames)[number]
  /** Of the session; 0 for other fields. */
  number: number
  mine: string
  theirs: string
}

/** How a stale form differs from the date as it is now, in the order of the form. Fields that the form does not have are left out. */
export function differences(
  form: ShownForm['values'],
  now: ShownForm['values'],
  has: readonly string[],
  { accounts, profiles }: KnownTrainers = { accounts: [], profiles: [] },
): Difference[] {
  const withPeople = (values: ShownForm['values']): ShownForm['values'] => {
    const namesOf = (group: string, people: readonly { id: string; name: string }[]) =>
      people.flatMap(({ id, name }) => (values[`${group}.${id}`] === 'on' ? name : [])).join(', ')
    return { ...values, trainerIds: namesOf('trainerIds', accounts), profileIds: namesOf('profileIds', profiles) }
  }
  const [sent, there] = [withPeople(form), withPeople(now)]
  const found: Difference[] = []
  const compare = (field: string, name: Difference['name'], number = 0) => {
    const [mine = '', theirs = ''] = [sent[field], there[field]]
    if (mine !== theirs) found.push({ name, number, mine, theirs })
  }
  for (const name of plainNames) {
    const field = name === 'limit' ? 'participantLimit' : name
    if (has.includes(field)) compare(field, name)
  }
  if (!has.includes('sessions')) return found
  const indexes = [...Object.keys(form), ...Object.keys(now)].flatMap(
    (key) => /^sessions\[(\d+)\]/.exec(key)?.[1] ?? [],
  )
  for (const index of [...new Set(indexes)].map(Number).sort((one, other) => one - other))
    for (const name of lineNames) compare(`sessions[${index}].${name}`, name, index + 1)
  return found
}

export function Conflict({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('officeDates')
  const shown = (text: string) => (text === 'on' ? t('conflict.ticked') : text)
  return (
    <StaleNotice>
      <Stack gap="small">
        <Text>{t('conflict.text')}</Text>
        <ChangeList
          words={{ before: t('conflict.now'), after: t('conflict.yours'), nothing: t('conflict.nothing') }}
          changes={differences.map(({ name, number, mine, theirs }) => ({
            key: `${name} ${number}`,
            name: t(`form.${name}`, { number }),
            before: shown(theirs),
            after: shown(mine),
          }))}
        />
      </Stack>
    </StaleNotice>
  )
}
