// First of all styles: they say in which order the layers of the others count.
import '@zaino/ui/tokens.css';
import '@zaino/ui/base.css';
import './icon.svg';
import { start } from './start/start';

void start();
