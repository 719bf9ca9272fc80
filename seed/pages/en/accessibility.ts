import { button, buttons, cover, list, type PageText, paragraph, split } from '../blocks.ts'
import { mailLink, phoneLink } from '../company.ts'

export const englishAccessibility: PageText = {
  title: 'Accessibility',
  blocks: [
    cover(
      'Accessibility',
      'Whoever wants to book a workshop should be able to: by mouse, keyboard or voice, with large text, with a screen reader, and without JavaScript too. This page says how far we have got. As of 1 November 2026.',
      button('Report a barrier', '#report'),
    ),
    split(
      'aim',
      'Our aim',
      paragraph(
        'Since 28 June 2025, Austria’s Accessibility Act (Barrierefreiheitsgesetz) has applied to websites on which consumers can order something. It refers to the European standard EN 301 549 and so to the WCAG 2.1 guidelines at level AA. We go by the newer version, WCAG 2.2, at level AA as well.',
      ),
      paragraph('By our own assessment, this website meets the requirements, with the exceptions listed below.'),
    ),
    split(
      'service',
      'What you can do here, and how',
      paragraph(
        'On this website you can find workshops and dates, book seats, read the blog, write to us and subscribe to the newsletter. You can rely on the following:',
      ),
      list([
        '<strong>Keyboard:</strong> everything works without a mouse, the focus is always visible, and the first press of Tab offers to take you straight to the content.',
        '<strong>Structure:</strong> headings, lists and regions are marked up as such, every page states its language, and titles in another language state theirs.',
        '<strong>Forms:</strong> every field has a visible label. Errors are listed at the top and beside the field, in whole sentences, and what you typed is kept.',
        '<strong>Display:</strong> light or dark, with enough contrast, and up to 400 per cent zoom without scrolling sideways. Colour never carries a meaning alone.',
        '<strong>Motion:</strong> little, brief, and none at all if your system says so.',
        '<strong>Time:</strong> there is a deadline only when you confirm an offered seat or your e-mail address, or pay by card. It is shown, and we are happy to extend it if you get in touch.',
      ]),
    ),
    split(
      'testing',
      'How we test',
      paragraph(
        'Every change to this website passes automatic checks with axe, in light and dark, on narrow and wide screens. The routes through a booking are also walked by keyboard alone and without JavaScript. This is a self-assessment; there is no external report yet.',
      ),
      paragraph('Automatic checks don’t find everything. That is why your feedback matters so much to us.'),
    ),
    split(
      'limits',
      'What isn’t yet as it should be',
      list([
        '<strong>PDF files:</strong> invoices and certificates are not yet fully tagged for screen readers. What the invoice says is also on your order’s page; we send you a certificate as text if you ask.',
        '<strong>Other sites:</strong> we have no influence on the payment page, the partner academy’s platform and our partners’ sites. If you get stuck there, we book with you by phone and find a way together.',
        '<strong>Whiteboards:</strong> the shared drawing boards in online workshops are hard to use with screen readers. Tell us beforehand, and a trainer will work with you in a form that suits you.',
      ]),
    ),
    split(
      'workshops',
      'In our workshops',
      paragraph(
        'We choose our rooms to have a lift and no steps. If that isn’t possible somewhere, we tell you when you ask. If you need sign language interpreting, live captions, larger materials, an assistant or breaks at certain times, put it in the notes when you book. Your assistant comes free of charge.',
      ),
    ),
    split(
      'report',
      'Reporting a barrier',
      paragraph(
        `Write to ${mailLink} or call ${phoneLink}. It helps to know which page it was, what you wanted to do, and what you browse with. We answer within two working days and tell you by when we will fix it, or how you can get there in the meantime.`,
      ),
      buttons(button('To the contact form', '/en/contact')),
    ),
    split(
      'authority',
      'If we don’t help',
      paragraph(
        'If you are not satisfied with our answer, you can turn to the Sozialministeriumservice, which oversees compliance with the Accessibility Act in Austria: www.sozialministeriumservice.gv.at.',
      ),
    ),
  ],
}
