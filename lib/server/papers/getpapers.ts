import { defineHandler, requireActor } from '../handler';
import { listPapers, toPaperTaxNumber } from './find-papers';

export const handler = defineHandler('paper/getpapers', async ({ taskid }, context) => {
  const found = await listPapers(context.ports.database.connection, taskid, requireActor(context).userId);
  return {
    lstPaper: found.map((paper) => ({
      paperid: paper.id,
      kind: paper.kind,
      action: paper.action,
      correctsPaperid: paper.correctsId,
      issuedAtMs: paper.issuedAt.getTime(),
      vatPercent: paper.vatPercent,
      netRial: paper.netRials,
      vatRial: paper.vatRials,
      totalRial: paper.totalRials,
      taxid: toPaperTaxNumber(paper),
    })),
  };
});
