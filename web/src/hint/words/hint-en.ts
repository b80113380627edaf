export default {
  thinking: 'Belle is thinking about it…',
  advises: 'Belle advises',
  depends: 'then it depends on what is drawn',
  prepares: 'prepares: {move:string}',
  plans: 'All plans',
  close: 'Put the advice away',
  value: '{win:string} % to win, {vp:string} {{p:point|points}}',
  proven: 'proven',
  failed: 'Belle has no advice just now.',
  more: '{reason:string}, {n:number} more than the next best',
  reasons: {
    only: 'There is nothing else to do',
    equal: 'The next best is about as good',
    later: 'It pays off later more than the next best',
  },
} as const
