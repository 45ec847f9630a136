import { defineHandler } from '../../../handler';
import { listBankCases } from '../../reading/bank-cases';

export const handler = defineHandler('operator/getallbankcase', (page, context) => listBankCases(context, page));
