import type { CoachWords } from '../../../learn/coach'

export default {
  welcome: [
    'Le plan de nuit',
    'Vous êtes Orange, Belle est Bleu. On pave d’abord les rues ensemble, puis chacun y dresse ses toits, et les réverbères décident de leur valeur. Tout est comme dans le vrai jeu ; je ne fais qu’expliquer, et vous pouvez me fermer quand vous voulez.',
  ],
  lay: [
    'Posez une tuile',
    'La tuile en main a quatre cases. Pointez un îlot marqué, tournez la tuile avec R, la molette ou les boutons, et cliquez deux fois pour la poser. Une bonne place : vos cases orange près d’un réverbère.',
  ],
  paving: [
    'À qui est ce sol ?',
    'Les soleils sont à vous, les lunes à Bleu, moitié-moitié aux deux. Un toit demande un sol d’un seul tenant : posez votre couleur contre votre couleur, près de la lumière.',
  ],
  take: [
    'Prenez un toit',
    'Au lieu de poser une tuile, vous pouvez prendre un toit du stock. Prenez-en au moins trois ou quatre dans cette phase. Les grands rapportent plus mais demandent de la place ; les petits vont partout. Choisissez des formes que vos rues peuvent porter. Ce que vous laissez, Belle peut le prendre.',
  ],
  unbuilt: [
    'Pourquoi des points négatifs ?',
    'Votre réserve compte −{n} pour l’instant : chaque toit non bâti à la fin coûte 3 points. Dès qu’il est sur le plan, la perte disparaît.',
  ],
  enough: [
    'Combien de toits ?',
    'Prenez-en au moins trois ou quatre avant de poser votre dernière tuile : dans la seconde phase, on n’en prend plus, et sans toit on ne peut que jouer des cartes. Chaque tuile posée prépare leur sol.',
  ],
  last_tiles: [
    'Les rues s’achèvent',
    'Qui pose en premier sa huitième tuile ouvre la seconde phase. C’est un avantage : la meilleure place, près de deux réverbères, ne sert qu’une fois.',
  ],
  city: [
    'La seconde phase',
    'Les rues sont pavées. À chaque tour, vous bâtissez un toit ou jouez une carte. Vos toits attendent dans la réserve, les cartes sont à côté du plan.',
  ],
  build: [
    'Bâtissez un toit',
    'Prenez un toit de votre réserve et pointez le plan : le nombre dit ce qu’il rapporterait, en lumière et autrement. On ne couvre que des cases libres, à vous ou mixtes. Essayez plusieurs places avant de cliquer deux fois.',
  ],
  lit: [
    'La taille fois la lumière',
    'Taille de votre toit : {size} cases. Réverbères qui l’éclairent : {lit}. En points, cela fait {size} × {lit} = {points}. Un réverbère de plus vaut mieux près d’un grand toit que d’un petit.',
  ],
  card: [
    'Les cartes postales',
    'Chaque carte n’existe qu’une fois, pour qui la joue en premier ; vous avez quatre jetons pour quatre d’entre elles. Lisez ce qu’elles font. Le jardin et le peintre se voient aussitôt dans le score ; Sacré-Cœur pardonne les toits que vous n’aurez pas pu bâtir.',
  ],
  group: [
    'Des toits qui se touchent',
    'Votre plus grand groupe de toits accolés compte aussi, 1 point par case : {n} maintenant. À lumière égale, choisissez la place contre votre propre toit.',
  ],
  deny: [
    'Belle a joué une carte',
    'Cette carte vous échappe. Vous pouvez en faire autant : presque toutes les cartes peuvent aussi se prendre sans effet, juste pour l’en priver.',
  ],
  kept: [
    'Une carte en poche',
    'Votre carte attend un prochain tour : Métropolitain laisse un toit couvrir un réverbère, Chartier une case de Bleu. Rien à annoncer : bâtissez là, tout simplement.',
  ],
  ending: [
    'La fin approche',
    'La partie finit quand plus personne ne peut bâtir et que tous les jetons sont dépensés. Qui peut agir doit agir : les derniers jetons servent aussi, ne serait-ce qu’à priver l’autre.',
  ],
  over: [
    'La ville est bâtie',
    'Score : {own} à {rival}. Le décompte montre d’où viennent les points : lumière, groupe, toits non bâtis, cartes. Rejouez, ou cherchez dans les règles ce qui a pu vous surprendre.',
  ],
} satisfies CoachWords as CoachWords
