import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import type { Config } from '../config';
import { appCodes, STEP_MS } from './app-codes';
import { AppFactorEntity } from './app-factor.entity';
import { type Holder, rowsOf, textOf } from './holder';
import { Once } from './once';
import { type SealedSecret, SealedSecrets } from './sealed-secrets';
import { UsedAppCodeEntity } from './used-app-code.entity';

/** Used codes are known for a day: a clock that was wrong by less gives none of them again once it is right. */
const STEPS_KEPT = DAY_MS / STEP_MS;

/** A secret that is being set up, and the code that proves that the app has it. */
export interface ProvenSetup extends SealedSecret {
  step: number;
}

/** Apps that make codes. */
@Injectable()
export class AppFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: SealedSecrets,
    private readonly once: Once,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME'>,
  ) {}

  find(holder: Holder, manager = this.dataSource.manager): Promise<AppFactorEntity | null> {
    return manager.findOneBy(AppFactorEntity, rowsOf(holder));
  }

  /** A new secret, which counts once `prove` has seen a code of it; `label` is what the app shows. */
  async begin(holder: Holder, { session, label }: { session: string; label: string }) {
    const secret = appCodes.newSecret();
    const sealed = this.secrets.seal(holder, secret);
    await this.once.keep(setupName(holder, session), JSON.stringify(sealed));
    return appCodes.setupOf(secret, { issuer: this.config.BRAND_NAME, label });
  }

  /** The setup of a session; null where none was begun, or too long ago, `wrong` for another code. */
  async prove(
    holder: Holder,
    session: string,
    code: string,
  ): Promise<ProvenSetup | 'wrong' | null> {
    const kept = await this.once.read(setupName(holder, session));
    if (kept === null) return null;
    const sealed = JSON.parse(kept) as SealedSecret;
    const step = appCodes.stepOf(
      this.secrets.open(holder, sealed),
      figuresOf(code),
      this.clock.now(),
    );
    return step === null ? 'wrong' : { ...sealed, step };
  }

  /** In the transaction that has the holder locked; the code of the setup counts no more. */
  async add(
    manager: EntityManager,
    holder: Holder,
    { step, ...sealed }: ProvenSetup,
  ): Promise<void> {
    const createdAt = new Date(this.clock.now());
    const row = { ...rowsOf(holder), ...sealed, lastStep: step, createdAt };
    await manager.insert(AppFactorEntity, row);
    await noteUse(manager, holder, step);
  }

  async endSetup(holder: Holder, session: string): Promise<void> {
    await this.once.take(setupName(holder, session));
  }

  /** Uses a code; true for the one call that did, however many come with it at the same time. */
  async use(holder: Holder, typed: string): Promise<boolean> {
    const app = await this.find(holder);
    if (app === null) return false;
    const secret = this.secrets.open(holder, app);
    const step = appCodes.stepOf(secret, figuresOf(typed), this.clock.now());
    if (step === null) return false;
    const renewed = this.secrets.isOutdated(app) ? this.secrets.seal(holder, secret) : {};
    const used = { ...renewed, lastStep: step, lastUsedAt: new Date(this.clock.now()) };
    return inTransaction(this.dataSource, async (manager) => {
      const where = { ...rowsOf(holder), sealedSecret: app.sealedSecret };
      const lock = { mode: 'pessimistic_write' } as const;
      const own = await manager.findOne(AppFactorEntity, { where, lock });
      if (own === null || own.lastStep === step || (await isUsed(manager, holder, step))) {
        return false;
      }
      await manager.update(AppFactorEntity, rowsOf(holder), used);
      await noteUse(manager, holder, step);
      return true;
    });
  }

  async forget(manager: EntityManager, holder: Holder): Promise<boolean> {
    const { affected } = await manager.delete(AppFactorEntity, rowsOf(holder));
    await manager.delete(UsedAppCodeEntity, rowsOf(holder));
    return affected === 1;
  }
}

const isUsed = (manager: EntityManager, holder: Holder, step: number): Promise<boolean> =>
  manager.existsBy(UsedAppCodeEntity, { ...rowsOf(holder), step });

async function noteUse(manager: EntityManager, holder: Holder, step: number): Promise<void> {
  const rows = rowsOf(holder);
  await manager.insert(UsedAppCodeEntity, { ...rows, step });
  await manager.delete(UsedAppCodeEntity, { ...rows, step: LessThan(step - STEPS_KEPT) });
}

const setupName = (holder: Holder, session: string) => `setup ${textOf(holder)} ${session}`;

/** Apps show blanks between the figures. */
const figuresOf = (typed: string) => typed.replace(/[\s-]/g, '');
