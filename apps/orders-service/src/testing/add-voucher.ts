import { asCall, noteStaff } from '@zaino/service/calling-staff';
import { VouchersService } from '../vouchers/vouchers.service';
import type { TestService } from './test-service';

const admin = {
  uid: 'admin',
  email: '',
  isEmailVerified: true,
  displayName: 'Amministrazione',
  role: 'admin' as const,
  tenantId: null,
};

/** As an admin adds one: the audit log is told by whom. */
export function addVoucher(
  { app }: Pick<TestService, 'app'>,
  voucher: Parameters<VouchersService['add']>[0],
): Promise<void> {
  return asCall(() => {
    noteStaff(admin);
    return app.get(VouchersService, { strict: false }).add(voucher);
  });
}
