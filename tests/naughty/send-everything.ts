import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { isNightly } from '../helpers/nightly.ts'
import { type OfficeOverHttp, uncompressed } from '../helpers/office-over-http.ts'
import { patience } from '../helpers/patience.ts'
import { filled, takesWords, wordFields } from './fill-form.ts'
import { type FormKeeper, formKeeper, shownOn } from './form-keeper.ts'
import { type Control, type FoundForm, formsOf } from './posted-forms.ts'
import { type Pack, packsFor, sampleKinds, samples, type WordField } from './string-packs.ts'
import { isInside, type KnownForm, type Walk } from './walk.ts'

/** One form that was sent, and what became of it. */
export interface Sending {
  target: string
  method: FoundForm['method']
  status: number
  location: string | null
  pack: Pack
  /** The strings of the list that it contains, each whole. */
  strings: readonly string[]
  /** Whether it was taken to be kept: searches are answered, but keep nothing. */
  isStored: boolean
  /** Whether the answer is a page with what was typed. */
  isShown: boolean
}

export interface Sender {
  sendings: Sending[]
  /** Every wanted form of the walk that was not sent yet, with every string; those that its answers bring along, too. */
  everything(isWanted: (known: KnownForm) => boolean): Promise<void>
  /** Sends one form with this text, the rest filled in validly. The caller checks the answer. */
  once(form: FoundForm, pack: Pack): Promise<Response>
}

/**
 * So often a form is sent with strings that fit, and with strings in a field that is too long. Each form continues where others have ended, separately for
 * visitors and the office; by day it is sent once more only for strings that none has stored. At night the visitor forms have room for all, and the
 * fields that are too long for what is left.
 */
const fitting = { visitor: isNightly ? 12 : 3, office: 3 }
const overlong = isNightly ? Number.POSITIVE_INFINITY : 1
/** Maximum length of such a field: longer addresses and forms are refused unread. */
const overlongLength = { get: 2000, post: 12_000 }

/** Answered with a page that is no sign of anything kept: once erased, no one is there to be erased. */
const keepsNothing = new Set(['/office/data-protection/file', '/office/data-protection/erase'])

/** A picture is kept without words that are too long; its page asks for them again. */
function asksAgain(location: string | null): boolean {
  return location?.startsWith('/office/media/') === true && location.endsWith('?done=added')
}

/** `typed` goes into the fields of these names wherever they are not the question. */
export async function openSender(office: OfficeOverHttp, walk: Walk, typed: Pack): Promise<Sender> {
  const sendings: Sending[] = []
  /** How often each string was stored, shown again and found by forms of visitors and of the office. */
  const times = new Map<string, Map<string, number>>()
  const begun = new Set<string>()
  /** Fields that were tried one by one, by what takes them. */
  const tried = new Set<string>()
  const ticket = await fetchTickets(office)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  let turn = 0

  /** Every sender has an address of its own: texts are tested here, not limits. */
  function post(form: FoundForm, values: [string, string][]): Promise<Response> {
    turn += 1
    const headers = {
      ...uncompressed,
      origin: office.site.url,
      cookie: isInside(form.action) ? office.cookieOf('owner') : '',
      'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
    }
    const sent = values.map(([name, value]): [string, string] => [name, name === 'ticket' ? ticket() : value])
    if (form.method === 'get')
      return fetch(`${office.site.url}${form.action}?${new URLSearchParams(sent)}`, { headers, redirect: 'manual' })
    const body = form.multipart ? multipart(form, sent) : new URLSearchParams(sent)
    return fetch(office.site.url + form.action, { method: 'POST', headers, body, redirect: 'manual' })
  }

  function multipart({ controls }: FoundForm, values: [string, string][]): FormData {
    const body = new FormData()
    for (const [name, value] of values) body.append(name, value)
    const file = new File([new Uint8Array(picture)], `${samples[turn % samples.length]}.png`, { type: 'image/png' })
    for (const { name, type } of controls) if (type === 'file') body.append(name, file)
    return body
  }

  function once(form: FoundForm, pack: Pack): Promise<Response> {
    const usual = filled(form, turn).map(([name, value]): [string, string] => [name, typed[name] ?? value])
    const values = [...usual.filter(([name]) => !(name in pack)), ...Object.entries(pack)]
    // Buttons of the form library only add and check rows.
    const buttons = form.buttons.filter(({ name }) => name !== '__intent__')
    const button = buttons[turn % Math.max(1, buttons.length)]
    if (button?.name && !values.some(([name]) => name === button.name)) values.push([button.name, button.value])
    return post(form, values)
  }

  async function send(
    keeper: FormKeeper,
    target: string,
    { pack, strings = [] }: { pack: Pack; strings?: readonly string[] },
  ): Promise<{ status: number; html: string | null }> {
    const form = await keeper.form()
    const answer = await once(form, pack)
    const html = await walk.take(answer, form.action)
    const { status } = answer
    note({ target, method: form.method, status, location: answer.headers.get('location'), pack, strings })
    for (const complaint of complaintsAbout(status, html)) walk.complaints.add(`${target}: ${complaint}`)
    const lost = status === 422 && html !== null ? lostIn(form, pack, html) : []
    // Other actions may have removed the form meanwhile; then nothing is left to contain the text.
    if (lost.length > 0 && (await shownOn(walk, form.page, form))) walk.complaints.add(`${target}: loses ${lost}`)
    if (status < 400 || status === 409) keeper.wasUsed()
    return { status, html }
  }

  function note(sending: Omit<Sending, 'isStored' | 'isShown'>) {
    const { target, method, status, strings } = sending
    const isStored = status < 400 && method === 'post' && !keepsNothing.has(target) && !asksAgain(sending.location)
    const isShown = method === 'post' ? status === 422 : status < 400
    sendings.push({ ...sending, isStored, isShown })
    if (!isStored && !isShown) return
    const counts = timesOf(target, isStored ? 'stored' : method)
    for (const text of strings) counts.set(text, (counts.get(text) ?? 0) + 1)
  }

  function timesOf(target: string, what: 'stored' | FoundForm['method']): Map<string, number> {
    const key = `${placeOf(target)} ${what}`
    const counts = times.get(key) ?? new Map<string, number>()
    times.set(key, counts)
    return counts
  }

  async function sendAll(known: KnownForm) {
    const { target, form } = known
    const keeper = formKeeper(walk, known)
    const go = (pack: Pack) => send(keeper, target, { pack })
    const isNew = newFields(known)
    const fitted = await fittedFields(form, go)
    for (const name of forgedNames(form, fitted).filter(isNew))
      await go({ [name]: samples[turn % samples.length] ?? '' })
    const words = wordFields(form, fitted)
    const fields = words.length > 0 ? words : wordFields(form, new Set())
    // A form without text fields is sent as it is by visitors; in the office it would sign out, or cancel what others need.
    if (fields.length === 0 && placeOf(target) === 'visitor') await go({})
    const untried = fields.filter(({ name }) => isNew(name))
    for (const pack of shortPacks(untried, turn)) await go(pack)
    for (const pack of listPacks(fields, known)) await send(keeper, target, pack)
  }

  /** Whether a field is tried here: by day not where another form had it for the same address, with the same buttons. */
  function newFields({ target, form }: KnownForm): (name: string) => boolean {
    const intents = form.controls.filter(({ name }) => name === 'intent')
    const taker = [target, ...[...intents, ...form.buttons].map(({ name, value }) => `${name}=${value}`)].join(' ')
    const keyOf = (name: string) => `${taker} ${rowName(name)}`
    const before = new Set(tried)
    for (const { name } of form.controls) tried.add(keyOf(name))
    return (name) => isNightly || !before.has(keyOf(name))
  }

  function listPacks(fields: readonly WordField[], { target, form: { method } }: KnownForm) {
    const [stored, shown] = [timesOf(target, 'stored'), timesOf(target, method)]
    const length = overlongLength[method]
    const isEager = isNightly
    return packsFor(fields, { fitting: fitting[placeOf(target)], isEager, overlong, length, stored, shown })
  }

  async function everything(isWanted: (known: KnownForm) => boolean) {
    const isNew = ([key, known]: [string, KnownForm]) => !begun.has(key) && isWanted(known)
    const next = async () => {
      for (let found = [...walk.forms].find(isNew); found; found = [...walk.forms].find(isNew)) {
        begun.add(found[0])
        await sendAll(found[1])
      }
    }
    await Promise.all([next(), next()])
    // What the other one found last.
    await next()
  }

  return { sendings, everything, once }
}

function placeOf(target: string): 'office' | 'visitor' {
  return target.startsWith('/office') ? 'office' : 'visitor'
}

/** A short string of each kind in each field; at night each of its kind that no other field of the form has. */
function shortPacks(fields: readonly WordField[], turn: number): Pack[] {
  if (fields.length === 0) return []
  const packOf = (kind: readonly string[], begin: number) =>
    Object.fromEntries(fields.map(({ name }, at) => [name, kind[(begin + at) % kind.length] ?? '']))
  return sampleKinds.flatMap((kind) =>
    (isNightly ? kind : kind.slice(0, 1)).map((_, begin) => packOf(kind, turn + begin)),
  )
}

/** Fields that accept no words, such as a price: those that the program reports as wrong in a form with a word in each field. */
async function fittedFields(form: FoundForm, go: (pack: Pack) => Promise<{ status: number; html: string | null }>) {
  const fitted = new Set<string>()
  for (let fields = wordFields(form, fitted); fields.length > 0; fields = wordFields(form, fitted)) {
    const { status, html } = await go(Object.fromEntries(fields.map(({ name }) => [name, 'Ω≈ç√∫ "<b>'])))
    if (status !== 422 || html === null) break
    const wrong = formsOf(html, form.page).flatMap(({ controls }) => controls.filter(({ invalid }) => invalid))
    const found = fields.filter((field) => wrong.some(({ name }) => name === field.name))
    if (found.length === 0) break
    for (const { name } of found) fitted.add(name)
  }
  return fitted
}

/** What is no field for words is forged: what a browser would not let someone type can be sent all the same. Of rows, one speaks for all. */
function forgedNames({ controls }: FoundForm, fitted: ReadonlySet<string>): string[] {
  const isForged = (control: Control) =>
    control.name !== 'ticket' &&
    !['checkbox', 'file'].includes(control.type) &&
    (fitted.has(control.name) || !takesWords(control))
  const names = controls.filter(isForged).map(({ name }) => name)
  return [...new Map(names.toReversed().map((name) => [rowName(name), name])).values()]
}

/** The same for a field of each row. */
function rowName(name: string): string {
  return name.replaceAll(/\d+/g, '*')
}

/** A refusal is a page of the site. */
function complaintsAbout(status: number, html: string | null): string[] {
  if (status < 400) return []
  if (html === null) return [`${status} without a page`]
  return ['<header', '<main', '</html>']
    .filter((part) => !html.includes(part))
    .map((part) => `${status} without ${part}`)
}

/** Where a menu leads: the title of a page comes back as its address, and pages are called like any string. */
const isMenuAddress = /^uri\d+$/

/** What was typed and is not in the form that is shown again. */
function lostIn(form: FoundForm, pack: Pack, html: string): string[] {
  const shown = formsOf(html, form.page).flatMap(({ controls }) => controls)
  const isTyped = (name: string, value: string) =>
    plain(value) === plain(pack[name] ?? '') || (isMenuAddress.test(name) && value.startsWith('/'))
  const isShown = (name: string) => shown.some((control) => control.name === name && isTyped(name, control.value))
  // A code never goes back.
  const typed = form.controls.filter(
    (control) => takesWords(control) && control.name !== 'code' && control.name in pack,
  )
  return typed.map(({ name }) => name).filter((name) => !isShown(name))
}

/** As a browser returns it: normalised line ends, and replacement characters for what HTML cannot contain. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '\ufffd').trim()
}

/** Each serves five forms, from its third second on. */
async function fetchTickets(office: OfficeOverHttp): Promise<() => string> {
  const all = await Promise.all(Array.from({ length: 80 }, async () => (await office.ask('/form-ticket')).text()))
  const from = Date.now() + 2000
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(from), patience)
  let used = 0
  return () => {
    used += 1
    return all[Math.floor(used / 4)] ?? ''
  }
}
