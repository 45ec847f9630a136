/** A stranger's attempts on an order's payment; each call answers that it is not theirs. */
export function toPaymentAttempts(taskid: number, reqid: number) {
  const byTask = [[{ taskid }, 'not-yours']] as const;
  const byRequest = [[{ reqid }, 'not-yours']] as const;
  return {
    'boot/getpayment': byRequest,
    'gift/verifygift': byTask,
    'ipg/startpayment': byRequest,
    'ipg/postcodpostpay': byRequest,
    'reqandpay/prolongpayment': byTask,
    custom: [
      [{ prefix: 'wallet-', reqId: reqid, giftCode: '1', useWallet: 'true' }, 'not-yours'],
      [{ prefix: 'cod-', reqId: reqid, giftCode: '0', useWallet: 'false' }, 'not-yours'],
    ],
  } as const;
}
