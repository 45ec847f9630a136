import { eq, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { ROLE_IDS } from '@/lib/contract/enumerations';
import { findProviderRoleId, toUserType } from '@/lib/domain/provider/provider-roles';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import { askBalance, userAccount } from '../../money';
import { named, toRows } from '../../ports/ask-together';
import type { Executor } from '../../ports/database';
import { addresses, inboxMessages, providerApplications, userRoles, users } from '../../schema';

export type Account = CallAnswer<'user/getuseraccount'>['account'];

interface LoadedAccount {
  readonly account: Account;
  readonly roleIds: readonly number[];
}

/** SPEC 3 "User account" with its counts, in one statement. The person exists: a session or a login named them. */
export async function loadAccount(executor: Executor, userId: number): Promise<LoadedAccount> {
  const [row] = await executor
    .select({
      person: users,
      roles: toRows(
        executor
          .select(named({ roleId: userRoles.roleId }))
          .from(userRoles)
          .where(eq(userRoles.userId, userId)),
      ),
      balanceRial: askBalance(executor, userAccount('cash', userId)),
      isApplicant: sql<boolean>`exists (select 1 from ${providerApplications} where user_id = ${userId} and state <> 'approved')`,
      inboxCount: sql<number>`(select count(*)::int from ${inboxMessages} where user_id = ${userId} and read_at is null)`,
      deliveryAddressCount: sql<number>`(select count(*)::int from ${addresses} where user_id = ${userId} and is_enabled)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`There is no user ${userId}.`);
  const { person, isApplicant, inboxCount, deliveryAddressCount, balanceRial } = row;
  const roleIds = row.roles.map(({ roleId }) => roleId);
  return {
    roleIds,
    account: {
      ...toProfile(person, findProviderRoleId(roleIds), isApplicant),
      ...(roleIds.includes(ROLE_IDS.operator) ? { isOperator: true as const } : {}),
      balanceRial,
      inboxCount,
      deliveryAddressCount,
    },
  };
}

function toProfile(
  person: typeof users.$inferSelect,
  roleId: number | null,
  isApplicant: boolean,
): Omit<Account, 'balanceRial' | 'inboxCount' | 'deliveryAddressCount'> {
  return {
    userId: person.id,
    mobileNo: person.mobile,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    birthDate: person.birthDate,
    gender: person.gender,
    roleId,
    userType: toUserType(roleId, isApplicant),
    imageUrl: toProfileImageUrl(person.imageFileId),
    nationalCode: person.nationalCode,
    inviteCode: person.inviteCode,
    organisation: person.organisation,
  };
}

/** SPEC 3 "Login response". */
export async function loadLoginAnswer(
  executor: Executor,
  userId: number,
): Promise<Omit<CallAnswer<'security/login'>, 'token'>> {
  const { account, roleIds } = await loadAccount(executor, userId);
  const { balanceRial, inboxCount, deliveryAddressCount, roleId } = account;
  return {
    userrolelst: roleIds.map((id) => ({ roleId: id })),
    lstAccount: [account],
    account,
    balanceRial,
    inboxCount,
    deliveryAddressCount,
    roleId,
  };
}
