import { component, cover, type PageText, paragraph, points, split, wide } from '../blocks.ts'
import { company, mailLink, phoneLink } from '../company.ts'

export const germanContact: PageText = {
  title: 'Kontakt',
  blocks: [
    cover(
      'Schreib uns. Das liest ein Mensch.',
      'Fragen zu einem Workshop, ein Fall, der euch beschäftigt, oder etwas, das auf dieser Seite nicht stimmt: Wir antworten innerhalb von zwei Arbeitstagen, meistens schneller.',
    ),
    split(
      'nachricht',
      'Deine Nachricht',
      paragraph(
        'Deine Angaben verwenden wir nur, um dir zu antworten. Mehr dazu steht in der <a href="/de/datenschutzerklaerung#kontakt">Datenschutzerklärung</a>.',
      ),
      component('contact-form'),
    ),
    split(
      'adresse',
      'Adresse, Mail, Telefon',
      paragraph(`${company.name}<br />${company.street}<br />${company.city}<br />Österreich`),
      paragraph(`E-Mail: ${mailLink}<br />Telefon: ${phoneLink}`),
      paragraph(
        'Am Telefon erreichst du uns Montag bis Freitag von 09:00 bis 16:00 Uhr. Läutet es lange, stehen wir gerade vor einer Gruppe; sprich uns aufs Band, wir rufen zurück. Wer da abhebt, steht unter <a href="/de/ueber-uns">Über uns</a>.',
      ),
    ),
    wide(
      'worum-geht-es',
      'Damit es schneller geht',
      paragraph('Manches lässt sich am besten gleich beim ersten Mal sagen:'),
      points(
        '<strong>Zu deiner Buchung:</strong> die Bestellnummer. Sie steht in der Bestätigung und auf der Seite deiner Bestellung.',
        '<strong>Zu einer Rechnung:</strong> Bestellnummer und was geändert werden soll, etwa Adresse, Kostenstelle oder UID-Nummer.',
        '<strong>Jemand anderer kommt an deiner Stelle:</strong> Vorname, Nachname und E-Mail-Adresse der neuen Person. Das geht jederzeit und kostet nichts.',
        '<strong>Zu einem Paket:</strong> wie viele ihr seid, wann ihr anfangen möchtet und welche Arbeit euch Sorgen macht.',
        '<strong>Für einen Vortrag:</strong> wann, wo, wie viele Menschen und was sie danach tun sollen.',
        '<strong>Wenn dich auf der Website etwas behindert:</strong> welche Seite es war und womit du liest. Mehr dazu unter <a href="/de/barrierefreiheit">Barrierefreiheit</a>.',
      ),
    ),
    split(
      'anreise',
      'So findest du uns',
      paragraph(
        'Das Büro liegt in der Mariahilfer Straße im siebten Bezirk, fünf Gehminuten vom Westbahnhof. Die U3 und die U6 halten dort. Stiege und Lift sind im Hof, der Lift fährt in alle Stockwerke, eine Schwelle gibt es nicht.',
      ),
      paragraph(
        'Unsere Workshops finden nicht immer hier statt. Die genaue Adresse steht in deiner Einladung und in der Nachricht, die etwa eine Woche vor dem Start kommt.',
      ),
    ),
  ],
}
