import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, pull } from '../post-blocks.ts'

export const germanResistance: PostText = {
  title: 'Widerstand ist eine Auskunft',
  excerpt:
    'Wer bremst, weiß oft etwas, das in keinem Plan steht. Vier Sätze, die in Veränderungen immer wieder fallen, und was du daraus erfahren kannst.',
  pictureAlt: 'Ein gezackter Grat, hinter dem sich eine ruhige Linie hebt; vor dem Grat liegt ein oranger Punkt.',
  blocks: [
    paragraph(
      'In meiner ersten Stelle als Arbeitspsychologin bekam ich eine Liste. Darauf standen zwölf Namen, und darüber stand: Widerstand. Ich sollte mit diesen Menschen reden, damit sie aufhören. Ich war 26 und habe es versucht.',
    ),
    paragraph(
      'Nach dem dritten Gespräch habe ich die Liste umgedreht und auf der Rückseite mitgeschrieben. Als ich fertig war, standen dort vier Gründe, warum das neue Schichtmodell in der Nacht von Samstag auf Sonntag nicht funktionieren würde. Alle vier stimmten. In keinem Konzept war einer davon zu finden.',
    ),
    paragraph(
      'Seither gehe ich davon aus, dass Widerstand eine Auskunft ist. Nicht immer eine angenehme, nicht immer eine richtige. Aber er kommt selten aus dem Nichts.',
    ),
    chapter('vier-saetze', 'Vier Sätze und was dahintersteckt'),
    list([
      '<strong>„Das haben wir schon probiert.“</strong> Frag, was damals anders war und woran es gescheitert ist. Fast immer bekommst du eine genaue Antwort, denn wer so spricht, war dabei. Oft hat es damals jemanden etwas gekostet, und niemand hat sich bedankt.',
      '<strong>„Dafür haben wir keine Zeit.“</strong> Das heißt meistens: Niemand hat uns gesagt, was wir dafür lassen dürfen. Eine Veränderung, die nichts wegnimmt, ist zusätzliche Arbeit, und so wird sie auch behandelt.',
      '<strong>„Das sollen erst einmal die anderen machen.“</strong> Hier geht es um Gerechtigkeit. Jemand hat den Eindruck, dass wieder dieselben anfangen müssen. Zeig, was andere beitragen, auch ganz oben, oder sorg dafür, dass es etwas zu zeigen gibt.',
      '<strong>Schweigen.</strong> Der teuerste Satz von allen. Wer schweigt, hat entweder nichts dagegen oder hat aufgegeben. Von außen sieht beides gleich aus. Frag unter vier Augen, und frag zweimal.',
    ]),
    pull('Menschen wehren sich selten gegen Veränderung. Sie wehren sich dagegen, verändert zu werden.'),
    chapter('zuhoeren-ohne-aufzugeben', 'Zuhören, ohne aufzugeben'),
    paragraph(
      'Zuhören heißt nicht, dass am Ende alles bleibt. Es heißt, dass du unterscheidest. Manche Einwände betreffen das Ziel: Wir wollen da nicht hin. Manche betreffen den Weg: Da wollen wir hin, aber so kommen wir nicht an. Und manche betreffen den Verlust: Ich komme an, nur bin ich dort niemand mehr. Jeder dieser Einwände braucht eine andere Antwort, und die dritte ist die, die am häufigsten fehlt.',
    ),
    paragraph(
      'In einem Spital in der Steiermark hat eine Oberärztin ein Jahr lang gegen das gemeinsame Board gekämpft. Beim Kaffee hat sie mir erzählt, was sie sieht: Bisher kamen alle zu ihr, wenn sie wissen wollten, wie es steht. Mit dem Board kommt keiner mehr. Wir haben daraufhin nicht das Board geändert. Wir haben sie gebeten, jede Woche zehn Minuten lang zu erklären, worauf sie achtet, wenn sie davorsteht. Heute schickt sie ihre Leute hin.',
    ),
    chapter('auf-welcher-hoehe', 'Auf welcher Höhe sitzt der Einwand?'),
    paragraph(
      'Die drei Höhen helfen auch hier. Ein Einwand auf Level 1 klingt nach Werkzeug und Handgriff: Die Karten sind zu klein, das System ist langsam. Nimm ihn ernst und richte es, am besten noch in derselben Woche. Nichts schafft so viel Vertrauen wie eine behobene Kleinigkeit.',
    ),
    paragraph(
      'Ein Einwand auf Level 2 klingt nach Zuständigkeit: Wer entscheidet das jetzt? Wer fragt wen? Das lässt sich nicht in der Kaffeeküche klären, sondern nur gemeinsam vor dem Board. Und ein Einwand auf Level 3 klingt nach Sinn: Wozu das alles? Wenn du darauf keine Antwort in zwei Sätzen hast, dann hat der Einwand recht. Geh zurück und hol sie dir.',
    ),
    chapter('eine-uebung', 'Eine Übung für morgen'),
    paragraph(
      'Denk an die Person, die dich in eurem Vorhaben am meisten Kraft kostet. Schreib auf, was sie zuletzt gesagt hat, im Wortlaut. Und dann schreib darunter drei Gründe, warum sie damit recht haben könnte. Der erste fällt leicht, der zweite widerwillig. Der dritte ist meistens der, über den ihr reden solltet.',
    ),
    paragraph(
      'Wie man solche Gespräche führt, ohne sich dabei zu verlieren, ist der Kern von <a href="/de/workshops/flight-levels-change-leadership">Flight Levels Change Leadership</a>. Die Liste mit den zwölf Namen habe ich übrigens noch. Die Rückseite ist besser.',
    ),
  ],
}
