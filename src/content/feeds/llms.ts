import { languages } from '#domain/language.ts'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { servicesContext } from '#features/context.ts'
import { isUpcoming, kindPrice, workshopView } from '#features/workshops/site/workshop-view.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { allSeats } from '#platform/ports.ts'
import type { Route } from './+types/llms'
import { listedPages, listedPosts, listedSources } from './listed-addresses.ts'

const names = { de: 'Pages in German', en: 'Pages in English' }

/** Older posts are found through the pages of the blog. */
const newestPosts = 20

/** `/llms.txt` (llmstxt.org): an overview of the site for language models. English, by the format. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const sources = listedSources(context)
  const addresses = [...(await listedPages(sources)), ...(await listedPosts(sources, { page: 1, first: newestPosts }))]
  const { settings, workshopDates } = context.get(servicesContext)
  const { prices } = await settings.current()
  const dates = (await workshopDates())
    .map((date) => workshopView(date, 'en', context.get(clockContext).now()))
    .filter(isUpcoming)
  facts.cache('workshops', ...allSeats, 'content')
  const link = (title: string, path: string) => `- [${title.replace(/[[\]]/g, '')}](${facts.siteUrl}${path})`
  const listed = new Set(addresses.map(({ language, behind }) => `/${language}${behind}`))
  const found = certifications.filter((entry) => listed.has(certificationHref('en', entry)))
  const workshops = found.map((entry) => {
    const its = dates.filter(({ certification }) => certification === entry.slug)
    const { from, varies } = kindPrice(its, prices.seats[entry.slug])
    const price = `${varies ? 'From ' : ''}${formatPrice(from, 'en')} per seat, excluding VAT`
    return `${link(entry.title, certificationHref('en', entry))}: ${entry.promise.en}. ${price}.`
  })
  const text = [
    '# Flight Levels',
    '',
    '> Workshops, self-paced courses, consulting and books on Flight Levels, a way to make work visible and steerable across a whole organisation. Workshops are held on site, live online and at your own pace, in German and English.',
    '',
    '## Workshops',
    '',
    ...workshops,
    '',
    '## Machine-readable',
    '',
    `${link('Upcoming workshop dates as JSON', '/api/workshops')}: dates, places, trainers, prices and free seats.`,
    `${link('Upcoming workshop dates as a calendar', '/en/workshops.ics')}: iCalendar, to subscribe to.`,
    `${link('The blog as a feed', '/en/blog/rss.xml')}: whole posts, RSS 2.0; Atom at /en/blog/atom.xml.`,
    ...languages.flatMap((language) => [
      '',
      `## ${names[language]}`,
      '',
      ...addresses
        .filter((address) => address.language === language)
        .map(({ title, behind }) => link(title, `/${language}${behind}`)),
    ]),
  ]
  return new Response(`${text.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
