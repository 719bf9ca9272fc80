import { trainers } from '../../trainers.ts'
import {
  beside,
  button,
  buttons,
  component,
  cover,
  ghostButton,
  heading,
  type PageText,
  paragraph,
  points,
  split,
  wide,
} from '../blocks.ts'

export const englishAbout: PageText = {
  title: 'About us',
  blocks: [
    cover(
      'Five people, three altitudes, one office in Vienna',
      'We teach people how whole organisations become agile. Not because agility is a virtue in itself, but because each of us has done our share of waiting and knows what it feels like.',
      button('Meet us in a workshop', '/en/workshops'),
      ghostButton('Write to us', '/en/contact'),
    ),
    split(
      'story',
      'Where we come from',
      paragraph(
        'None of us set out to be a consultant or a trainer. We built software, ships, strategies and teams, and at some point the work in between began to interest us more than the work itself. Why does it take so long when everybody is good at what they do?',
      ),
      paragraph(
        'Flight Levels Training GmbH grew out of that question. Today we teach in Vienna, Graz and Salzburg, in Berlin, Munich and Hamburg, and live online, in English and in German. Some participants we meet once. Others call years later to tell us which board is still on the wall.',
      ),
    ),
    split(
      'trainers',
      'Who is waiting for you',
      ...trainers.map(({ name, bio, portrait }) =>
        beside({ drawing: portrait, share: 20, alt: '' }, heading(3, name), paragraph(bio.en)),
      ),
    ),
    wide(
      'attitude',
      'How we work',
      paragraph('A few things you can rely on with us, be it in a workshop, in coaching or on the phone.'),
      points(
        '<strong>Your case, not a textbook one.</strong> You go home with a draft for your organisation, or with the insight that you don’t need one right now.',
        '<strong>Small groups.</strong> Twelve people on site at most. There is room for every question, including those one wouldn’t usually dare to ask.',
        '<strong>No villains.</strong> We run nobody down, neither other methods nor middle management.',
        '<strong>Paper before slides.</strong> What you draw by hand you remember, and you aren’t afraid to change it again.',
        '<strong>Honest, even if it costs us.</strong> If something else would help you more, we say so.',
      ),
    ),
    split(
      'prices',
      'What we think about prices',
      paragraph(
        'Nobody who wants to learn should be held back by where they live. That is why we have had <a href="/en/regional-prices">regional prices</a> since 1 July 2020. And because change is easier for three than for one, three pay for two.',
      ),
    ),
    wide('voices', 'What others say', component('testimonials')),
    wide(
      'contact',
      'Stay in touch',
      paragraph(
        'Listen in at <a href="/en/twig">TWiG</a>, leaf through our <a href="/en/books">books</a> or invite us to give a <a href="/en/speaking">talk</a>. And if you happen to be in Vienna: the coffee in Mariahilfer Straße is better than its reputation.',
      ),
      buttons(ghostButton('How to reach us', '/en/contact')),
    ),
  ],
}
