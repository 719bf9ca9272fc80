import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import type { Person } from '#domain/participant/participant.ts'

/** Somebody who books in the seed world: a company, or a person who pays alone. All are invented; their mail goes nowhere. */
export interface Company {
  booker: Booker
  invoice: InvoiceAddress
  /** Who can be sent to a workshop, the first first. The booker is among them when taking part. */
  people: readonly Person[]
}

const veronika: Booker = {
  salutation: 'ms',
  firstName: 'Veronika',
  lastName: 'Stadlbauer',
  email: 'veronika.stadlbauer@innkraft.example',
}

const innkraft: Company = {
  booker: veronika,
  invoice: {
    company: 'Innkraft Netz GmbH',
    department: 'Kostenstelle 4410, Netzplanung',
    street: 'Uferwaldstraße 18',
    postalCode: '6020',
    city: 'Innsbruck',
    country: 'AT',
    vatId: 'ATU77001101',
  },
  people: [
    veronika,
    { salutation: 'mr', firstName: 'Emre', lastName: 'Aydın', email: 'emre.aydin@innkraft.example' },
    { firstName: 'Lukas', lastName: 'Prantl', email: 'lukas.prantl@innkraft.example' },
    {
      salutation: 'ms',
      title: 'Dr.',
      firstName: 'Judith',
      lastName: 'Egger-Hofer',
      email: 'judith.egger@innkraft.example',
    },
  ],
}

/** Personnel books and stays at home. */
const kranich: Company = {
  booker: {
    salutation: 'mr',
    firstName: 'Gernot',
    lastName: 'Fellinger',
    email: 'weiterbildung@kranich-versicherung.example',
    notes: 'Bitte die Rechnung mit der Bestellnummer WB-2291 ausstellen.',
  },
  invoice: {
    company: 'Kranich Versicherung AG',
    department: 'Personalentwicklung',
    street: 'Kastanienring 41',
    postalCode: '1020',
    city: 'Wien',
    country: 'AT',
    vatId: 'ATU79002204',
  },
  people: [
    {
      salutation: 'ms',
      firstName: 'Milena',
      lastName: 'Jovanović',
      email: 'milena.jovanovic@kranich-versicherung.example',
    },
    {
      salutation: 'mr',
      firstName: 'Florian',
      lastName: 'Wiesinger',
      email: 'florian.wiesinger@kranich-versicherung.example',
    },
    {
      salutation: 'ms',
      title: 'Mag.',
      firstName: 'Barbara',
      lastName: 'Thaler',
      email: 'barbara.thaler@kranich-versicherung.example',
    },
  ],
}

const jasper: Booker = {
  salutation: 'mr',
  firstName: 'Jasper',
  lastName: 'Lührs',
  email: 'jasper.luehrs@tidewerk.example',
  phone: '+49 40 66969 218',
}

const tidewerk: Company = {
  booker: jasper,
  invoice: {
    company: 'Tidewerk Logistik GmbH',
    street: 'Schleusenhof 7',
    postalCode: '20539',
    city: 'Hamburg',
    country: 'DE',
    vatId: 'DE990001101',
  },
  people: [
    jasper,
    { salutation: 'ms', firstName: 'Swantje', lastName: 'Petersen', email: 'swantje.petersen@tidewerk.example' },
    { firstName: 'Kofi', lastName: 'Mensah', email: 'kofi.mensah@tidewerk.example' },
  ],
}

const annaLena: Booker = {
  salutation: 'ms',
  firstName: 'Anna-Lena',
  lastName: 'Brückner',
  email: 'a.brueckner@loisach-software.example',
  phone: '+49 89 99998 342',
}

const loisach: Company = {
  booker: annaLena,
  invoice: {
    company: 'Loisach Software GmbH',
    department: 'Produkt & Entwicklung',
    street: 'Moosrainstraße 112',
    postalCode: '81669',
    city: 'München',
    country: 'DE',
    vatId: 'DE990002207',
  },
  people: [
    annaLena,
    { salutation: 'mr', firstName: 'Thomas', lastName: 'Nguyen', email: 't.nguyen@loisach-software.example' },
  ],
}

const reto: Booker = {
  salutation: 'mr',
  firstName: 'Reto',
  lastName: 'Sutter',
  email: 'reto.sutter@sennhof-medtech.example',
}

/** Swiss: inside region 1, outside the EU's VAT. */
const sennhof: Company = {
  booker: reto,
  invoice: {
    company: 'Sennhof Medizintechnik AG',
    street: 'Oberer Bleicheweg 3',
    postalCode: '9000',
    city: 'St. Gallen',
    country: 'CH',
  },
  people: [
    reto,
    {
      salutation: 'ms',
      firstName: 'Chiara',
      lastName: 'Bernasconi',
      email: 'chiara.bernasconi@sennhof-medtech.example',
    },
  ],
}

const niamh: Booker = {
  salutation: 'ms',
  firstName: 'Niamh',
  lastName: 'Gallagher',
  email: 'niamh.gallagher@saltmarsh-pay.example',
}

const saltmarsh: Company = {
  booker: niamh,
  invoice: {
    company: 'Saltmarsh Payments Ltd',
    street: '4 Weavers Row',
    postalCode: 'D08 X2P4',
    city: 'Dublin',
    country: 'IE',
  },
  people: [
    niamh,
    { salutation: 'mr', firstName: 'Oisín', lastName: 'Kerr', email: 'oisin.kerr@saltmarsh-pay.example' },
    { salutation: 'ms', firstName: 'Beatriz', lastName: 'Carvalho', email: 'beatriz.carvalho@saltmarsh-pay.example' },
  ],
}

const ines: Booker = {
  salutation: 'ms',
  title: 'DI',
  firstName: 'Ines',
  lastName: 'Pichler-Wolf',
  email: 'ines.pichler-wolf@post.example',
}

/** A coach who pays for herself, as a consumer. */
const inesPichlerWolf: Company = {
  booker: ines,
  invoice: { street: 'Rosenhainweg 26', postalCode: '8010', city: 'Graz', country: 'AT' },
  people: [ines],
}

export const companies: readonly Company[] = [innkraft, kranich, tidewerk, loisach, sennhof, saltmarsh, inesPichlerWolf]
