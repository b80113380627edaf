import type { CoachWords } from '../../../learn/coach'

export default {
  welcome: [
    'Six quartiers',
    'Vous avez les clés rouges, Belle les bleues. Des bâtiments s’élèvent dans six quartiers autour de l’Arc, et vos clés les occupent. Les PV viennent des tuiles bonus, des monuments et, à la fin, des quartiers où vos clés pèsent le plus. C’est le vrai jeu ; je ne fais qu’expliquer.',
  ],
  draw: [
    'Piochez un bâtiment',
    'Chaque tour commence par une tuile de bâtiment. Le dos montre le quartier : vous choisissez où la ville grandit. Prenez un quartier où vous aimeriez entrer : une clé ne va que là où l’on a bâti.',
  ],
  bank: [
    'Une clé à la banque',
    'Votre action : posez une nouvelle clé sur une banque. Elle vous paie aussitôt des francs, et la clé pourra plus tard entrer dans tout bâtiment de ce quartier. Les banques généreuses sont prisées ; regardez aussi ce qui y est bâti.',
  ],
  end: [
    'Finissez votre tour',
    'Vous avez agi. Avant de finir, des actions libres restent possibles : utiliser une tuile, acheter, vendre. Pour l’instant, il n’y a rien à faire : appuyez sur « Fin du tour ».',
  ],
  move: [
    'Déplacez une clé',
    'Une clé à la banque ou sur l’Arc peut entrer dans un bâtiment : prenez-la, et ses destinations s’allument avec leur prix. Vous payez la valeur en francs. Les valeurs 1 et 2 (et 3, pour 2 francs de plus) donnent aussi une tuile bonus, les valeurs 4, 5 et 8 une ressource.',
  ],
  bonus: [
    'Votre pion avance',
    'Vous pouvez prendre une tuile bonus plus loin ; le pion ne revient pas en arrière. Les premières sont modestes, les dernières fortes. Pointez-en une pour la lire. Un bon début : une tuile vite utile, sans courir trop loin.',
  ],
  token: [
    'Ce que vous avez gagné',
    'Le jeton à côté du bâtiment est à vous. Le prestige (aux lauriers) rapporte des PV aux monuments, les ressources paient les monuments. Vous les trouvez dans votre panneau, avec vos francs et vos clés.',
  ],
  tile: [
    'Utilisez une tuile bonus',
    'Vos tuiles attendent dans votre panneau. En utiliser une est une action libre, possible à n’importe lequel de vos tours, une seule fois. Celles qui comptent des bâtiments rapportent plus à mesure que vos clés avancent : ne vous pressez pas.',
  ],
  arc: [
    'L’Arc de Triomphe',
    'Une clé sur l’Arc ne rapporte d’abord rien, mais peut entrer dans n’importe quel quartier, même celui qui vient de recevoir le bâtiment voulu. Une seule de vos clés peut y attendre.',
  ],
  climb: [
    'Les clés montent',
    'Une clé sur un bâtiment peut passer à un autre, plus haut, du même quartier, et vous ne payez alors que la différence. Un bâtiment bon marché est donc une marche vers le 8 et les monuments. On ne redescend jamais.',
  ],
  poor: [
    'Peu d’argent',
    'Vos francs : {n}. Les banques paient, certaines tuiles bonus aussi, et les jetons inutiles se vendent. Les hautes valeurs peuvent attendre que vous en ayez les moyens.',
  ],
  landmark: [
    'Les monuments',
    'Avec du marbre ou de l’or, vous pouvez élever un monument et y mener une clé dans la même action. Sa valeur doit dépasser celle des autres monuments du quartier. Le prestige y rapporte 3, 4 ou 5 PV pièce, et les monuments pèsent lourd dans le quartier.',
  ],
  prestige: [
    'Échangez du prestige',
    'Ce monument a trois places. Chacune accueille un jeton de prestige de son métal : bronze pour 3 PV, argent pour 4, or pour 5. Ce que vous échangez quitte la partie ; ce que vous n’échangez pas maintenant vous reste pour un autre monument.',
  ],
  fourth: [
    'La quatrième clé',
    'Un quartier à trois clés sur ses bâtiments et monuments est près de quelque chose : qui amène la quatrième, depuis sa banque ou depuis l’Arc, peut poser une tuile PV sur n’importe quel quartier qui n’en a pas. Mettez-en une forte là où vous menez, une faible là où Belle mène.',
  ],
  standing: [
    'Les quartiers comptent',
    'Une tuile PV est posée sur un quartier. À la fin, la somme des valeurs sous vos clés y décide : {own} pour vous, {rival} pour Belle. À deux, le second doit avoir au moins la moitié de la somme du premier pour toucher quelque chose.',
  ],
  piles: [
    'Les piles s’épuisent',
    'Tuiles de bâtiment restantes : {n}. Ensuite, une action pourra être de prendre une tuile de fin, et la dernière déclenchera la fin de la partie. C’est le moment de vos projets dans les quartiers.',
  ],
  flags: [
    'Les tuiles de fin',
    'Les piles sont vides. Votre action peut être de prendre une tuile de fin : jetons, francs ou PV, en secret. Chacune rapproche la fin. Faites-le si vous menez, ou si vos clés n’ont rien de mieux à faire.',
  ],
  last: [
    'Les dernières manches',
    'La fin est proche : on finit cette manche et on en joue encore une. Utilisez les tuiles qui comptent des bâtiments, échangez votre prestige, et renforcez les quartiers où un pas change l’ordre.',
  ],
  over: [
    'La fin',
    'Vous avez {own} PV. Le décompte montre ce qui a été gagné en jouant et ce qui vient des quartiers. Rejouez, ou cherchez dans les règles ce qui a pu vous surprendre.',
  ],
} satisfies CoachWords as CoachWords
