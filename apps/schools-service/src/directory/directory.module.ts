import { Module } from '@nestjs/common';
import { SchoolDirectoryHolder } from './school-directory-holder';

/** The schools and their books in memory, which all calls answer from. */
@Module({ providers: [SchoolDirectoryHolder], exports: [SchoolDirectoryHolder] })
export class DirectoryModule {}
